# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Reads these headers once for all units of a target.
function(precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # Behind a precompiled header GCC 12 sees joined strings end outside of their bounds.
    target_compile_options(${target} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread>)
endfunction()

# What many files of the window include. All of QtWidgets would cost twice as much to read, and as much again in each unit.
set(qt_headers <QAction> <QApplication> <QCheckBox> <QComboBox> <QCoreApplication> <QDateTime> <QDir> <QEventLoop>
    <QFileDialog> <QFileInfo> <QGridLayout> <QHBoxLayout> <QHeaderView> <QKeyEvent> <QLabel> <QLineEdit> <QLocale>
    <QMainWindow> <QMenu> <QMouseEvent> <QObject> <QPainter> <QPushButton> <QScrollBar> <QSignalBlocker> <QString>
    <QStringList> <QStyledItemDelegate> <QTableView> <QTimer> <QToolButton> <QVBoxLayout> <QWidget>)
