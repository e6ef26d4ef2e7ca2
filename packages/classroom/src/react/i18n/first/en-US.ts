/** Holds the English texts of what the room shows at once. Its keys are the keys of every language. */
export const enUS = {
  'room.label': 'Classroom: {title}',
  'room.loading': 'Loading…',
  'room.partMissing': 'Part of the classroom couldn’t be loaded. What you write is kept.',
  'room.close': 'Close',
  'room.refused': 'You can’t do that right now.',
  'room.nameOfYou': '{name} (You)',
  'room.more': 'More',

  'status.waiting': 'Waiting',
  'status.live': 'In class',
  'status.overtime': 'Overtime',
  'status.ended': 'Ended',
  'status.endsIn': 'ends in {minutes} min',
  'status.startsIn': 'starts in {minutes} min',
  'status.overBy': '{minutes} min over',

  'clock.elapsed': 'Elapsed time {time}',

  'signal.label': '{quality}',
  'signal.unknown': 'Checking the network',
  'signal.good': 'Good network',
  'signal.fair': 'Fair network',
  'signal.poor': 'Weak network',
  'signal.none': 'No connection',
  'signal.details': 'Latency {ms} ms · packet loss {loss}%',

  'class.start': 'Start class',
  'class.startHint': 'You can already see and hear each other. Attendance counts from the start of class.',
  'class.waitForTeacher': 'Class hasn’t started. Your teacher will start it soon.',
  'class.end': 'End class',
  'class.leave': 'Leave',

  'connection.connecting': 'Entering the classroom…',
  'connection.stillConnecting': 'The classroom isn’t responding yet. Trying again (attempt {attempt})…',
  'connection.reconnecting':
    'Connection lost. Reconnecting (attempt {attempt})… What you write is kept and sent later.',
  'connection.tryNow': 'Try now',
  'connection.back': 'You’re back. Everything you wrote has been sent.',
  'connection.heldBack': 'You’re sending too fast. Everything is kept and will be sent automatically.',
  'connection.teacher.lost': 'Your teacher lost the connection. Please wait.',
  'connection.teacher.gone': 'Your teacher has stepped out. Class continues when they’re back.',
  'connection.reload': 'Reload page',
  'connection.failedTitle': 'Can’t connect to the classroom',
  'connection.failed.unreachable': 'Check your network and try again. What you already sent is safe.',
  'connection.failed.ticket-failed':
    'Your class pass couldn’t be renewed. Try again. If that doesn’t help, sign in again.',
  'connection.retry': 'Try again',
  'connection.backHome': 'Back to my lessons',
  'connection.useHere': 'Continue on this page',
  'connection.elsewhereBody': 'You joined this class on another page or device. You can continue here instead.',

  'closed.title.other': 'You were disconnected',

  'media.group': 'My devices',
  'media.mic': 'Mic',
  'media.camera': 'Camera',
  'media.screen': 'Share',
  'media.maySpeak': 'You may speak',
  'media.micChoice': 'Choose microphone',
  'media.cameraChoice': 'Choose camera',
  'media.micOn': 'Turn on microphone',
  'media.micOff': 'Turn off microphone',
  'media.cameraOn': 'Turn on camera',
  'media.cameraOff': 'Turn off camera',
  'media.screenOn': 'Share screen',
  'media.screenOff': 'Stop sharing',
  'media.cameraReplaced': 'Your camera is off while you share your screen.',
  'media.screenReplaced': 'Screen sharing stopped because your camera is on.',

  'tools.group': 'Class tools',
  'tools.muteAll': 'Mute all',
  'tools.unmuteAll': 'Allow microphones',
  'tools.camerasOff': 'Turn off all cameras',
  'tools.camerasOn': 'Allow cameras',
  'tools.pauseChat': 'Pause chat',
  'tools.resumeChat': 'Resume chat',
  'tools.react': 'React',
  'tools.menu': 'Tools',
  'tools.raiseHand': 'Raise hand',
  'tools.lowerHand': 'Lower hand',
  'tools.leaveStage': 'Leave stage',
  'tools.handPlace': 'Hand up, #{place}',

  'roomBar.group': 'Room',
  'roomBar.label': 'Class controls',
  'roomBar.settings': 'Settings',
  'roomBar.help': 'Keyboard shortcuts',
  'roomBar.keys': 'Shortcuts',

  'panel.people': 'People',
  'panel.hands': 'Hands',
  'panel.chat': 'Chat',
  'panel.close': 'Close panel',

  'stage.label': 'Videos',
  'stage.onStage': 'On stage',

  'tile.micOn': 'Microphone on',
  'tile.micOff': 'Microphone off',
  'tile.cameraOff': 'Camera off',
  'tile.lost': 'Connection lost',
  'tile.prizes': '{count|# prize|# prizes}',
  'tile.savingNetwork': 'Video paused: weak network',

  'view.board': 'Board',
  'view.screen': 'Screen',
  'view.backTo': 'Back to: {name}',
  'view.smaller': 'Show the whole room',

  'board.label': 'Whiteboard',
  'board.youHavePen': 'You can write',
  'board.preparing': 'Preparing the board…',
  'board.failed': 'This browser can’t show the board. Reload the page or use another browser.',

  'roster.handUp': 'hand up, #{place}',

  'settings.title': 'Settings',
} as const

export type FirstKey = keyof typeof enUS
export type FirstLabels = Readonly<Record<FirstKey, string>>
