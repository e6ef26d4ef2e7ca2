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
    'Your connection can’t carry every video. You see the teacher and whoever is on stage. Voice and board are complete.',
  'network.teacherOnlyText': 'Your connection is slow. You see the teacher only. Voice and board are complete.',
  'network.voiceAndBoardText':
    'Your connection is very slow. Videos rest so that voice and board stay clear. Nothing you write is lost.',
  'network.sendingSmall': 'Your own video is sent smaller.',
  'network.sendingNone': 'Your video is paused so that your voice stays clear.',
  'network.saving': 'You chose to save data. More videos come back when you try everything again.',
  'network.save': 'Save data',
  'network.tryFull': 'Try full again',
} as const

export type SpeakingWords = Readonly<Record<keyof typeof enUS, string>>
