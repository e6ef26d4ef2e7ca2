import type { RtcHost, VerifyRtcToken } from '../core.ts'
import { createP2pHost } from '../rtc/p2p-host.ts'
import type { Logger } from '../ports/logger.ts'
import type { Settings } from './settings.ts'
import { readSfuNetwork } from './sfu/read-sfu-network.ts'

/** The media server in a child process; browsers among themselves where its library cannot be loaded. */
export async function openMediaHost(
  mode: Settings['rtcMode'],
  verifyToken: VerifyRtcToken,
  logger: Logger,
): Promise<RtcHost> {
  if (mode === 'p2p') return createP2pHost({ verifyToken })
  const { createSfuHost, SfuUnavailable } = await import('./sfu/create-sfu-host.ts')
  try {
    return await createSfuHost({ verifyToken, logger, ...readSfuNetwork(process.env) })
  } catch (error) {
    if (!(error instanceof SfuUnavailable)) throw error
    logger.warn(
      { code: error.code },
      'The media server cannot run here; browsers connect to each other, which serves small classes only.',
    )
    return createP2pHost({ verifyToken })
  }
}
