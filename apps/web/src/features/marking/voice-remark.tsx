import { useEffect, useRef } from 'react'
import { Recorder } from '../../shared/recorder/recorder.tsx'

interface VoiceRemarkProps {
  about: string
  /** Another number: the key for it was pressed. */
  pressed: number
}

/** Records what a teacher says to an answer. Its takes stay on this device until the marks are sent. */
export default function VoiceRemark({ about, pressed }: VoiceRemarkProps) {
  const place = useRef<HTMLDivElement>(null)
  const heard = useRef(0)
  useEffect(() => {
    if (pressed <= heard.current) return
    heard.current = pressed
    // The panel's one button begins and ends a take.
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.querySelector('button')?.click()
  }, [pressed])
  return (
    <div ref={place}>
      <Recorder about={about} />
    </div>
  )
}
