/** Measures one's own voice and reports it to the room now and then. [R49] */
import { hear, pause, quietMeter, take } from '../../core/media/talk-meter.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import type { RtcEngine } from '../../ports/rtc-engine.ts'

const REPORT_MS = 15_000

export function createTalkReporter({
  channel,
  rtc,
  isOn,
}: {
  channel: RoomChannel
  rtc: Pick<RtcEngine, 'on'>
  isOn: () => boolean
}): { start(): () => void } {
  let meter = quietMeter

  const report = () => {
    const { connection, room } = channel.getState()
    // What was said without a connection is told after it.
    if (connection.status !== 'connected' || room.settings?.talkFrom !== 'voice') return
    const [ms, rest] = take(meter)
    meter = rest
    if (ms > 0) channel.send({ type: 'reportTalk', ms }).catch(() => undefined)
  }

  return {
    start() {
      let wasOn = false
      const stop = rtc.on('volume', (volumes) => {
        const me = channel.getState().me?.userId
        const on = me !== undefined && isOn()
        if (on) meter = hear(meter, volumes[me], performance.now())
        else if (wasOn) {
          meter = pause(meter)
          report()
        }
        wasOn = on
      })
      const timer = setInterval(report, REPORT_MS)
      return () => {
        stop()
        clearInterval(timer)
      }
    },
  }
}
