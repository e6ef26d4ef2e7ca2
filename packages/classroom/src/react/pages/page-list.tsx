import { useEffect } from 'react'
import { isPhone } from '../../core/view/device-class.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useRoomView } from '../room/room-view.ts'
import { useMayListPages } from './page-list-key.tsx'
import { PageSheet } from './page-sheet.tsx'
import { PageStrip } from './page-strip.tsx'
import { useDeletedPage } from './use-deleted-page.ts'

export interface PageListProps {
  command: CommandState
  isWriting: boolean
  onClose: () => void
}

/** The pages of the board, beside it or, on a phone, from below. It closes with the right to see it. */
export function PageList({ isWriting, ...list }: PageListProps) {
  const isAllowed = useMayListPages(isWriting)
  const view = useRoomView()
  const isSmall = view !== null && isPhone(view.areas.device)
  // What a deleted page offers stays when the device is turned.
  const deleted = useDeletedPage()
  const { onClose } = list
  useEffect(() => {
    if (!isAllowed) onClose()
  }, [isAllowed, onClose])
  if (!isAllowed) return null
  return isSmall ? <PageSheet {...list} deleted={deleted} /> : <PageStrip {...list} deleted={deleted} />
}
