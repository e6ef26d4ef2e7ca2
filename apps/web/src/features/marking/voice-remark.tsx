import type { Take } from '@hwjy/classroom/recorder'
import type { Attachment } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemKind } from '../../shared/problem/problem-kind.ts'
import { problemText } from '../../shared/problem/problem-text.ts'
import { Recorder } from '../../shared/recorder/recorder.tsx'
import type { RecorderParts } from '../../shared/recorder/use-recorder.ts'
import * as css from './marking.css.ts'
import { uploadTake } from './sending/upload-take.ts'

export interface VoiceRemarkProps extends RecorderParts {
  about: string
  /** Another number: the key for it was pressed. */
  pressed: number
  /** How many remarks an answer may have, and how many of them the server has. */
  max: number
  stored: number
  /** The server has a take: it belongs to the draft now. */
  onStored: (remark: Attachment) => void
}

/** A take that the server refused, with what it said. */
interface Refused {
  problem: string
  upload: () => void
}

/**
 * Records what a teacher says to an answer. A take goes to the server at once, and from there into the draft; what does
 * not get through stays on this device until the marks are sent.
 */
export default function VoiceRemark({ about, pressed, max, stored, onStored, ...parts }: VoiceRemarkProps) {
  const { t } = useTranslation('marking')
  const place = useRef<HTMLDivElement>(null)
  const heard = useRef(0)
  const isHere = useRef(true)
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map())
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useEffect(() => {
    if (pressed <= heard.current) return
    heard.current = pressed
    // The panel's one button begins and ends a take.
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector('button')?.click()
  }, [pressed])

  const forget = (id: string) =>
    setRefused((now) => {
      const next = new Map(now)
      next.delete(id)
      return next
    })
  async function upload(take: Take, remove: () => void) {
    if (stored >= max) return
    forget(take.id)
    try {
      const remark = await uploadTake(take.mp3, take.durationMs)
      // Left meanwhile: the marks that were sent, or the next visit, take it from this device.
      if (!isHere.current) return
      onStored(remark)
      remove()
    } catch (error) {
      const kind = problemKind(error, true)
      // Without a network the take waits for the marks, as the bar says.
      if (kind === 'unreachable' || kind === 'slow') return
      const again = { problem: problemText(error), upload: () => void upload(take, remove) }
      setRefused((now) => new Map(now).set(take.id, again))
    }
  }
  return (
    <div ref={place}>
      <Recorder
        {...parts}
        about={about}
        limit={{ takes: max - stored, text: t('card.full', { count: max }) }}
        onTake={(take, remove) => void upload(take, remove)}
        actionOf={({ id }) => {
          const one = refused.get(id)
          return (
            one && (
              <span role="alert" className={css.refused}>
                {t('card.unstored', { problem: one.problem })}
                <Button size="sm" tone="quiet" onClick={one.upload}>
                  {t('card.uploadAgain')}
                </Button>
              </span>
            )
          )
        }}
      />
    </div>
  )
}
