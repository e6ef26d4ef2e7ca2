/** Debian's Chromium; `pnpm test` installs it where it may. */
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

// Fake camera and microphone, no prompts, no calls home, media over loopback without a network card.
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // Pages of a test live for seconds: to compile them for speed costs more than it saves, and so do helping threads.
  '--js-flags=--no-opt --no-maglev --single-threaded',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two frames a second move all the same; every one is coded, sent, decoded and painted without a graphics card.
  '--use-fake-device-for-media-stream=fps=2',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
]

/** How each browser of these tests begins. A bare machine has no locale, and Chromium then drops names of files in Chinese. */
export const launchOptions = {
  executablePath: chromiumPath,
  args: launchArguments,
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
}
