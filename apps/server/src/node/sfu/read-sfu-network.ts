/** The media server's network from the environment. */
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { StartProblem } from '../process/start-problem.ts'
import type { SfuNetwork } from './sfu-connection.ts'

/**
 * - `MEDIA_ADDRESS`: listen on this address only.
 * - `MEDIA_PORTS`: UDP ports as `50000-50999`, one for each connected browser. Open them in the firewall.
 * - `MEDIA_PUBLIC_ADDRESS`: what browsers reach, where one-to-one NAT stands before this machine.
 *
 * All optional: on one machine and in a LAN media finds its way without them.
 * @throws {StartProblem} `setting-invalid`
 */
export function readSfuNetwork(env: Readonly<Record<string, string | undefined>>): SfuNetwork {
  const address = (variable: string) => {
    const value = env[variable]
    if (!value) return undefined
    if (isIP(value) === 0) throw invalid(variable, 'an IP address')
    return value
  }
  const bindAddress = address('MEDIA_ADDRESS')
  const publicAddress = address('MEDIA_PUBLIC_ADDRESS')
  const portRange = env.MEDIA_PORTS ? readPortRange(env.MEDIA_PORTS) : undefined
  return {
    ...(bindAddress ? { bindAddress } : {}),
    ...(publicAddress ? { publicAddress } : {}),
    ...(portRange ? { portRange } : {}),
  }
}

function readPortRange(text: string): { begin: number; end: number } {
  const [, begin, end] = /^(\d+)-(\d+)$/.exec(text) ?? []
  const range = { begin: Number(begin), end: Number(end) }
  if (range.begin >= 1_024 && range.begin <= range.end && range.end <= 65_535) return range
  throw invalid('MEDIA_PORTS', 'a range within 1024-65535, like 50000-50999')
}

const invalid = (variable: string, expected: string) =>
  new StartProblem('setting-invalid', `${variable} must be ${expected}.`)

/** The library leaves loopback out by itself; a machine without a network has nothing else. */
export const hasNetwork = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ internal }) => !internal))
