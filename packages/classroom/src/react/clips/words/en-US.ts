export const enUS = {
  play: 'Play for everyone',
  pause: 'Pause for everyone',
  position: 'Position',
  speed: 'Speed',
  loopFrom: 'Repeat for everyone from here',
  loopTo: 'Repeat up to here',
  loopEnd: 'Stop repeating',
  volume: 'My volume',
  pressToHear: 'Press to hear',
  loading: 'Loading…',
  failed: 'This couldn’t be loaded.',
  noFiles: 'Audio and video need a class on a server.',
  retry: 'Retry',
  clip: 'Clip: {title}',
}
export type ClipWords = typeof enUS
