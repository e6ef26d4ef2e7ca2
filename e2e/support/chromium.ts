/** Debian's Chromium; `pnpm test` installs it where it may. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Fake camera and microphone, no prompts, no calls home, media over loopback without a network card. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
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
