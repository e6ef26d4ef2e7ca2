import { useEffect, useState } from 'react'
import { RoomFileError } from '../../ports/room-files.ts'
import { useClassroom } from '../hooks/classroom-context.ts'

export type FileAddress = { status: 'loading' | 'failed' | 'no-files' } | { status: 'here'; url: string }

/** @returns the address of a file, and how to ask for another one */
export function useFileAddress(fileId: string): { address: FileAddress; again: () => void } {
  const { files } = useClassroom()
  const [attempt, setAttempt] = useState(0)
  const [address, setAddress] = useState<FileAddress>({ status: files ? 'loading' : 'no-files' })
  useEffect(() => {
    let isCurrent = true
    files?.open(fileId, attempt > 0).then(
      ({ url }) => isCurrent && setAddress({ status: 'here', url }),
      (error: unknown) => {
        if (!(error instanceof RoomFileError)) throw error
        if (isCurrent) setAddress({ status: 'failed' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [files, fileId, attempt])
  return {
    address,
    again: () => {
      setAddress({ status: 'loading' })
      setAttempt((count) => count + 1)
    },
  }
}
