export interface ServiceFacts {
  demo: boolean
  /** The location of the objects. */
  objects: string
  hasOffice: boolean
  hasSms: boolean
  hasMail: boolean
  publicUrl: string | null
  hasIceServers: boolean
}

// `sandbox` is the demo's own service, which reaches no real person.
type ServiceState = 'ready' | 'sandbox' | 'missing'

/** Tells the operator which services work, which only look so, and which are missing. */
export function serviceTable(facts: ServiceFacts): string[] {
  const services = servicesOf(facts)
  const width = Math.max(...services.map(([name]) => name.length))
  return services.map(([name, state, note]) => `  ${name.padEnd(width)}  ${state.padEnd('sandbox'.length)}  ${note}`)
}

function servicesOf(facts: ServiceFacts): [name: string, state: ServiceState, note: string][] {
  const { demo, objects, hasOffice, hasSms, hasMail, publicUrl, hasIceServers } = facts
  const orSandbox: ServiceState = demo ? 'sandbox' : 'missing'
  return [
    [
      'SMS',
      hasSms ? 'ready' : orSandbox,
      hasSms
        ? 'Tencent Cloud SMS'
        : demo
          ? 'codes are shown to everyone at /dev-outbox'
          : 'set SMS_TENCENT_…: no sign-in, new password or phone by code',
    ],
    ['Mail', hasMail ? 'ready' : 'missing', hasMail ? 'SMTP' : 'set SMTP_URL and MAIL_FROM'],
    ['WeChat', orSandbox, demo ? 'any code that begins with sandbox- signs in' : 'no sign-in with WeChat'],
    ['Payments', orSandbox, demo ? 'no money moves' : 'every payment is declined'],
    ['Files (COS)', 'ready', `this server: ${objects}`],
    ['Office files', hasOffice ? 'ready' : 'missing', hasOffice ? 'LibreOffice' : 'only PDF is shown on the board'],
    ['PUBLIC_URL', publicUrl === null ? 'missing' : 'ready', publicUrl ?? 'addresses follow the Host of each request'],
    [
      'TURN',
      hasIceServers ? 'ready' : 'missing',
      hasIceServers ? 'ICE_SERVERS' : 'set ICE_SERVERS, or media needs open ports or one network',
    ],
  ]
}
