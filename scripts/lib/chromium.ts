import { existsSync } from 'node:fs'
import { run } from './run.ts'

const wellKnown = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

// Chromium without windows, menus and profile, which shows the same pages with half the work: a sign-in costs 2.8 instead
// of 5.4 seconds of a core, the tests of the board 24 instead of 74. Not every Debian has it.
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of a Chromium for the browser tests: `CHROMIUM_PATH`, its headless shell, a well-known place, or, as root on Debian,
 * a fresh install.
 * @throws when there is none and none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const asked = process.env['CHROMIUM_PATH']
  if (asked !== undefined && existsSync(asked)) return asked
  if (!existsSync(SHELL) && canInstall()) await install('chromium-headless-shell').catch(console.log)
  const found = [SHELL, ...wellKnown].find((path) => existsSync(path))
  if (found !== undefined) return found
  if (!canInstall()) {
    throw new Error('The browser tests need Chromium. Install it, or give its path in CHROMIUM_PATH.')
  }
  await install('chromium')
  return '/usr/bin/chromium'
}

/** The font of the pictures in `e2e/ui/looks`. Where it is missing and cannot be installed, they will differ. */
export async function ensureFont(): Promise<void> {
  const { output } = await run('fc-list', [FONT], { quiet: true }).catch(() => ({ output: '' }))
  if (output.includes(FONT)) return
  if (canInstall()) await install('fonts-noto-cjk', 'fontconfig')
  else console.log(`The font ${FONT} is missing (fonts-noto-cjk): pictures of the design system will differ.`)
}

const FONT = 'Noto Sans CJK SC'

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs by apt, which needs root on Debian. @throws when it does not work */
async function install(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(', ')} …`)
  const noQuestions = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], noQuestions)
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', ...packages], noQuestions)
  if (code !== 0) throw new Error(`${packages.join(', ')} could not be installed:\n${output}`)
}

/** "Chromium 156.0.8078.79", as the program names itself. */
export async function chromiumVersion(path: string): Promise<string> {
  const { output } = await run(path, ['--version'], { quiet: true })
  return /Chrom\S* [\d.]+/.exec(output)?.[0] ?? output.trim()
}
