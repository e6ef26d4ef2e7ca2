/** The lab as the world of the engine's contract. */
import type { MediaKind } from '@hwjy/classroom/core'
import type { RtcPerson, RtcWorld } from '../../../../packages/classroom/src/ports/rtc-engine.contract.ts'
import type { LabPerson, MediaLab } from './media-lab.ts'

export function createLabWorld(lab: MediaLab): RtcWorld {
  return {
    enter: async (userId, options) => labPerson(await lab.enter(userId, options)),
    setRights: async (userId, rights) => lab.setRights(userId, rights),
    close: () => lab.stop(),
  }
}

function labPerson({ userId, run }: LabPerson): RtcPerson {
  /** Box numbers by source, so that asking twice looks at the same picture. */
  const boxes = new Map<string, Promise<number>>()
  return {
    userId,
    join: () => run((lab) => lab.engine.join(), null),
    leave: () => run((lab) => lab.engine.leave(), null),
    publish: (kind) =>
      run(
        (lab, wanted) =>
          lab.engine.publish(wanted).then(
            () => null,
            (error) => error.code,
          ),
        kind,
      ),
    unpublish: (kind) => run((lab, unwanted) => lab.engine.unpublish(unwanted), kind),
    setMuted: (kind, muted) => run((lab, [of, is]) => lab.engine.setMuted(of, is), [kind, muted] as const),
    async frames(source) {
      const key = `${source.kind}:${source.userId}`
      const box = boxes.get(key) ?? run((lab, shown) => lab.attach(shown), source)
      boxes.set(key, box)
      return run((lab, number) => lab.frames(number), await box)
    },
    loudness: (speaker) => run((lab, of) => lab.loudness({ userId: of, kind: 'mic' }, 1_200), speaker),
    announced: (of) => run((lab, person) => lab.announced(person), of) as Promise<MediaKind[]>,
    isCapturing: (kind) => run((lab, of) => lab.engine.track(`local-${of}`)?.readyState === 'live', kind),
    timesDeviceOpened: () => run((lab) => lab.devicesOpened, null),
    cutConnection: () => run((lab) => lab.cut(), null),
  }
}
