import type { Attachment } from '@hwjy/sdk'
import { useEffect, useRef } from 'react'
import { Recorder } from '../../shared/recorder/recorder.tsx'
import { uploadTake } from './sending/upload-take.ts'

export interface VoiceRemarkProps {
  about: string
  /** Another number: the key for it was pressed. */
  pressed: number
  /** There are as many remarks as an answer may have. */
  isFull: boolean
  /** The server has a take: it belongs to the draft now. */
  onStored: (remark: Attachment) => void
}

/**
 * Records what a teacher says to an answer. A take goes to the server at once, and from there into the draft; what does
 * not get through stays on this device until the marks are sent.
 */
export default function VoiceRemark({ about, pressed, isFull, onStored }: VoiceRemarkProps) {
  const place = useRef<HTMLDivElement>(null)
  const heard = useRef(0)
  const isHere = useRef(true)
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
  return (
    <div ref={place}>
      <Recorder
        about={about}
        onTake={(take, remove) => {
          if (isFull) return
          void uploadTake(take.mp3, take.durationMs).then(
            (remark) => {
              // Left meanwhile: the marks that were sent, or the next visit, take it from this device.
              if (!isHere.current) return
              onStored(remark)
              remove()
            },
            () => undefined,
          )
        }}
      />
    </div>
  )
}
