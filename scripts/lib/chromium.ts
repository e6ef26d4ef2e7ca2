import { existsSync } from 'node:fs'
import { run } from './run.ts'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, a well-known place, or, as root on Debian, a fresh install.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const found = [process.env['CHROMIUM_PATH'], ...wellKnown].find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('The browser tests need Chromium. Install it, or give its path in CHROMIUM_PATH.')
  }
  console.log('Installing Chromium …')
  const noQuestions = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], noQuestions)
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], noQuestions)
  if (code !== 0) throw new Error(`Chromium could not be installed:\n${output}`)
  return '/usr/bin/chromium'
}
