// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/lint_model.h"

#include "tests/gui/support/university.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(LintModel, IsAModelBeforeAndAfterFindings)
{
    Document document;
    LintResults results(document);
    LintModel model(document, results);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(model.rowCount(), 0);
    document.open(university(), {});
    results.waitUntilReady();
    ASSERT_TRUE(results.findings());
    ASSERT_EQ(model.rowCount(), static_cast<int>(results.findings()->size()));
    ASSERT_GT(model.rowCount(), 0);
    const Finding& first = results.findings()->front();
    EXPECT_EQ(model.nodeAt(model.index(0, 0)), first.row);
    EXPECT_TRUE(
        model.index(0, LintModel::Message).data().toString().endsWith(QString::fromStdString(first.message)));
    EXPECT_EQ(model.index(0, LintModel::Suggestion).data().toString().toStdString(), first.suggestion);
    document.close();
    EXPECT_EQ(model.rowCount(), 0);
}

} // namespace
} // namespace fairshare::gui
