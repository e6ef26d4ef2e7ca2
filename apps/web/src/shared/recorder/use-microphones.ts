import { useEffect, useState } from 'react'

interface Microphone {
  id: string
  label: string
}

/**
 * The microphones of this device. Browsers name them only after one was allowed, so an unnamed list is none.
 * @param asked changes when the browser may have been asked
 */
export function useMicrophones(asked: string): readonly Microphone[] {
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([])
  useEffect(() => {
    let isGone = false
    void navigator.mediaDevices?.enumerateDevices().then(
      (devices) => {
        const found = devices.filter(({ kind, label }) => kind === 'audioinput' && label !== '')
        if (!isGone) setMicrophones(found.map(({ deviceId, label }) => ({ id: deviceId, label })))
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [asked])
  return microphones
}
