import type { DeviceDescription } from '@hwjy/sdk/schemas'
import Bowser from 'bowser'

/** Longer ones are cut, because a client may send any text. */
export const USER_AGENT_MAX = 300
const PART_MAX = 60

const KINDS: Readonly<Record<string, DeviceDescription['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
}
// Replaces the parser's names that differ from the ones people know.
const BROWSERS: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Microsoft Internet Explorer': 'Internet Explorer',
  'Android Browser': 'Android',
  Miui: 'MIUI Browser',
  'Samsung Internet for Android': 'Samsung Internet',
}
const SYSTEMS: Readonly<Record<string, string>> = { 'Chrome OS': 'ChromeOS' }

export function describeDevice(userAgent: string): DeviceDescription {
  const text = userAgent.slice(0, USER_AGENT_MAX)
  // The parser throws when there is nothing to read.
  if (text === '') return { kind: 'unknown', browser: null, system: null, model: null }
  const { browser, os, platform } = Bowser.parse(text)
  const system = systemOf(text, os.name)
  const kind = KINDS[platform.type ?? ''] ?? (system === null || platform.type === 'bot' ? 'unknown' : 'computer')
  return {
    kind,
    browser: part(browserOf(text, browser.name)),
    system: part(system),
    model: kind === 'phone' || kind === 'tablet' ? part(platform.model ?? androidModel(text)) : null,
  }
}

// Huawei's names itself beside Chrome, and the parser knows only the latter.
const browserOf = (userAgent: string, name = '') =>
  userAgent.includes('HuaweiBrowser/') ? 'Huawei Browser' : (BROWSERS[name] ?? name)

// HarmonyOS also names Android, for the sake of old pages.
const systemOf = (userAgent: string, name = '') =>
  userAgent.includes('HarmonyOS') ? 'HarmonyOS' : name === '' ? null : (SYSTEMS[name] ?? name)

/**
 * Matches the other entries between the brackets of an Android browser. `K` comes from browsers that send the model in
 * a header.
 */
const NO_MODEL =
  /^(K|wv|U|Linux|Mobile|Tablet|Phone|HarmonyOS|[a-z]{2}[-_][a-z]{2}|(Android|HMSCore|OpenHarmony)\b.*|rv:.*)$/i

// `(Linux; Android 13; SM-G9910 Build/TP1A; wv)` gives `Samsung SM-G9910`.
function androidModel(userAgent: string): string | null {
  const details = userAgent.slice(userAgent.indexOf('(') + 1).split(')', 1)[0] ?? ''
  const named = details
    .split(';')
    .map((detail) => detail.split(' Build/', 1)[0]?.trim() ?? '')
    .find((detail) => detail !== '' && !NO_MODEL.test(detail))
  if (named === undefined) return null
  const maker = MAKERS.find(([pattern]) => pattern.test(named))?.[1]
  return maker === undefined ? named : `${maker} ${named}`
}

/**
 * Adds the maker where the model alone would say little to its owner. Models that begin with their maker's name need no
 * line.
 */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/^SM-/, 'Samsung'],
  [/^Pixel\b/, 'Google'],
  [/^[A-Z]{3}-[A-Z]{2}[0-9]{2}/, 'Huawei'],
  [/^(Redmi|POCO|Mi)\b|^M?2[0-9]{3,6}[A-Z]/, 'Xiaomi'],
  [/^CPH[0-9]|^P[A-Z]{2}M[0-9]/, 'OPPO'],
  [/^V[0-9]{4}A?/, 'vivo'],
]

const part = (text: string | null) => (text ? text.slice(0, PART_MAX) : null)

/**
 * Returns the user agent, with the model of the phone where the browser sends it.
 * @param modelHint the header `Sec-CH-UA-Model`: a quoted string, often empty
 */
export function userAgentWithModel(userAgent: string, modelHint: string): string {
  const model = modelHint
    .slice(0, PART_MAX)
    .replaceAll(/["()\\;]/g, '')
    .trim()
  const text = userAgent.slice(0, USER_AGENT_MAX)
  const named = model === '' ? text : text.replace('; K)', () => `; ${model})`)
  return named.slice(0, USER_AGENT_MAX)
}
