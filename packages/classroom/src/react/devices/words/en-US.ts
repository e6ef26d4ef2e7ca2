export const enUS = {
  'menu.mic': 'Choose microphone and speaker',
  'menu.camera': 'Choose camera',
  'list.mic': 'Microphone',
  'list.speaker': 'Speaker',
  'list.camera': 'Camera',
  default: 'System default',
  level: 'Microphone level',
  test: 'Test',
  testMic: 'Test microphone',
  testSpeaker: 'Test speaker',
  testing: 'Say a few words. The bar should move.',
  mirror: 'Mirror my video',
  mirrorHint: 'Only you see it mirrored.',
  none: 'Device names appear once you’ve allowed access.',
  shareVolume: 'Volume of the shared sound',
  'event.isBack': 'Your camera is on again.',
  'event.silent': 'Shared without sound. Choose a browser tab and turn on “Also share tab audio”.',
  'event.replaced': 'Your {device} was unplugged. You’re now using another one.',
  'event.offer': '“{name}” is connected. Use it?',
  'event.use': 'Use it',
  'event.keep': 'Keep the current one',
  'event.heavy':
    'You’re sending a lot of data (over 2,048 kbit/s). Turn off your camera or stop sharing if others can’t follow.',
} as const

export type DeviceWords = Readonly<Record<keyof typeof enUS, string>>
