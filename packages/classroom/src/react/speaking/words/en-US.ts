export const enUS = {
  'turn.title': 'It’s your turn',
  'turn.asked': 'Your teacher asks you to turn on your microphone',
  'turn.hint': 'Everyone hears you once your microphone is on.',
  'turn.micOn': 'Turn on microphone',
  'turn.notNow': 'Not now',
  'turn.maySpeak': 'May speak',
  'turn.waiting': 'waiting {time}',
  'turn.callAgain': 'Call again',
  'turn.callAgainOf': 'Call again: {name}',
  'network.title': 'Weak network',
  'network.fewerVideos': 'Fewer videos',
  'network.teacherOnly': 'Teacher only',
  'network.voiceAndBoard': 'Voice and board',
  'network.chip': 'Weak network: {step}',
  'network.fewerVideosText':
    'Your connection can’t carry every video, so you see only the teacher and anyone on stage. Voice and board work as usual.',
  'network.teacherOnlyText': 'Your connection is slow, so you see only the teacher. Voice and board work as usual.',
  'network.voiceAndBoardText':
    'Your connection is very slow. Videos are paused to keep voice and board clear. Nothing you write is lost.',
  'network.sendingSmall': 'Your own video is sent in a smaller size.',
  'network.sendingNone': 'Your video is paused so that your voice stays clear.',
  'network.saving': 'You’re saving data. Select “Show all videos again” to bring the others back.',
  'network.save': 'Save data',
  'network.tryFull': 'Show all videos again',
} as const

export type SpeakingWords = Readonly<Record<keyof typeof enUS, string>>
