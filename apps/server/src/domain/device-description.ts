import type { DeviceDescription } from '@hwjy/sdk/schemas'
// Version 1 on purpose: from version 2 on its licence is the AGPL.
import UAParser from 'ua-parser-js'

/** Longer ones are cut: anybody may write anything. */
export const USER_AGENT_MAX = 300
const PART_MAX = 60

const KINDS: Readonly<Record<string, DeviceDescription['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
}
/** Where the parser's word is not the one people know. */
const SYSTEMS: Readonly<Record<string, string>> = { 'Mac OS': 'macOS', 'Chromium OS': 'ChromeOS' }

/** What a browser is called and runs on, from how it calls itself. */
export function describeDevice(userAgent: string): DeviceDescription {
  const { browser, device, os } = new UAParser(userAgent).getResult()
  const system = os.name === undefined ? null : (SYSTEMS[os.name] ?? os.name)
  const kind = KINDS[device.type ?? ''] ?? (device.type === undefined && system !== null ? 'computer' : 'unknown')
  return {
    kind,
    browser: part(browser.name?.replace(/^Mobile | (?:Headless|WebView)$/g, '')),
    system: part(system),
    model: kind === 'phone' || kind === 'tablet' ? part(modelName(device)) : null,
  }
}

/** Browsers of Android say K instead of a model, unless they are asked in another header. */
function modelName({ vendor, model }: { vendor?: string | undefined; model?: string | undefined }): string | null {
  if (model === undefined || model === 'K') return null
  // An iPhone needs no maker in front.
  return vendor === undefined || vendor === 'Apple' ? model : `${vendor} ${model}`
}

const part = (text: string | null | undefined) => (text ? text.slice(0, PART_MAX) : null)

/**
 * How a browser calls itself, with the model of its phone where it tells.
 * @param modelHint the header `Sec-CH-UA-Model`: a quoted string, often empty
 */
export function userAgentWithModel(userAgent: string, modelHint: string): string {
  const model = modelHint.replaceAll(/^"|"$|[()\\;]/g, '').trim()
  const named = model === '' ? userAgent : userAgent.replace('; K)', `; ${model})`)
  return named.slice(0, USER_AGENT_MAX)
}
