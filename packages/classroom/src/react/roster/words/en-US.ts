export const enUS = {
  notHere: '{count|1 student isn’t here|# students aren’t here}',
  absent: 'not here yet',
  onLeave: 'excused',
  onLeaveBecause: 'excused: {reason}',
  removed: 'Removed',
  readmit: 'Let back in',
  readmitOf: 'Let back in: {name}',
  askUnmute: 'Ask to unmute',
  askAllHint: 'Everyone whose microphone is off gets a request. No microphone turns on by itself.',
  cameraOff: 'Turn off camera',
  allowCamera: 'Allow camera',
  cameraBlocked: 'camera turned off by teacher',
  hands: '{count|raised a hand once|raised a hand # times}',
  prizes: '{count|1 prize|# prizes}',
  'network.fewerVideos': 'weak network: fewer videos',
  'network.teacherOnly': 'weak network: teacher only',
  'network.voiceAndBoard': 'weak network: voice and board',
} as const

export type RosterWords = Readonly<Record<keyof typeof enUS, string>>
