import { useEffect } from 'react'
import { isPhone } from '../../core/view/device-class.ts'
import { useRoomView } from '../room/room-view.ts'
import { useMayListPages } from './page-list-key.tsx'
import { PageSheet } from './page-sheet.tsx'
import { PageStrip, type PageStripProps } from './page-strip.tsx'

export interface PageListProps extends PageStripProps {
  isWriting: boolean
}

/** The pages of the board, beside it or, on a phone, from below. It closes with the right to see it. */
export function PageList({ isWriting, ...strip }: PageListProps) {
  const isAllowed = useMayListPages(isWriting)
  const view = useRoomView()
  const isSmall = view !== null && isPhone(view.areas.device)
  const { onClose } = strip
  useEffect(() => {
    if (!isAllowed) onClose()
  }, [isAllowed, onClose])
  if (!isAllowed) return null
  return isSmall ? <PageSheet {...strip} /> : <PageStrip {...strip} />
}
