import { networkInterfaces } from 'node:os'
import { demoAccess } from '../../core.ts'
import { type ServiceFacts, serviceTable } from './service-table.ts'

export interface StartFacts {
  host: string
  port: number
  demo: boolean
  /** Other machines can sign in with the demo's public passwords. */
  isDemoReachable: boolean
  /** False on a bare machine: there is no account. */
  hasSchool: boolean
  storage: string
  media: string
  services: ServiceFacts
}

/** Builds the text that the terminal shows when the server is up. */
export function startMessage(facts: StartFacts): string {
  const { host, port, demo, isDemoReachable, hasSchool, storage, media, services } = facts
  const lines = ['', 'Huawen Classroom 华文课堂 is ready.', '']
  lines.push(`  On this machine   http://localhost:${port}/hwjy-web/`)
  if (host === '0.0.0.0') {
    for (const address of lanAddresses()) lines.push(`  On this network   http://${address}:${port}/hwjy-web/`)
    lines.push('                    (Anyone on this network can open it. HOST=127.0.0.1 keeps it on this machine.')
    lines.push('                    Browsers allow camera and microphone only on https or localhost.)')
  } else if (host === '127.0.0.1') {
    lines.push('                    (This machine only. HOST=0.0.0.0 lets other computers on the network connect.)')
  }
  lines.push(`  Data              ${storage}`, `  Media             ${media}`, '')
  lines.push('  SERVICES', ...serviceTable(services), '')
  if (demo) lines.push(...demoTable(), '')
  if (!hasSchool) lines.push(...FIRST_SCHOOL, '')
  if (isDemoReachable) lines.push(...DEMO_WARNING, '')
  return lines.join('\n')
}

const FIRST_SCHOOL = [
  '  NO SCHOOL YET: nobody can sign in. This makes one, and a link by which its administrator signs in:',
  '  npx pnpm@12 school create --name "My school" --slug my-school --admin "Name of the administrator"',
]

const DEMO_WARNING = [
  '  WARNING: these accounts have public passwords, and other machines can reach this server. Anyone who finds it',
  '  can sign in as any of them. For a real school, start with DEMO=off; to try it alone, with HOST=127.0.0.1.',
]

function demoTable(): string[] {
  const { accounts, password } = demoAccess()
  const nameWidth = Math.max(...accounts.map(({ username }) => username.length))
  return [
    '  DEMO SCHOOL: public accounts, for trying only. DEMO=off starts without it.',
    `  ${'account'.padEnd(nameWidth)}  role     name`,
    ...accounts.map(({ username, role, name }) => `  ${username.padEnd(nameWidth)}  ${role.padEnd(7)}  ${name}`),
    `  password for all: ${password}`,
  ]
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
