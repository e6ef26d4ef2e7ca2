import { VisuallyHidden } from '@hwjy/ui'
import { ArrowRight as ArrowIcon } from 'lucide-react'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useBoardState } from '../../hooks/use-board-state.ts'
import { usePersonAddress } from '../../hooks/use-person-address.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { useWords } from '../../i18n/use-words.ts'
import { boardWords } from '../board-words.ts'
import * as css from './elsewhere.css.ts'

/** Tells of what is written where this person does not look; a press on the mark at the edge goes there. [R82] */
export function Elsewhere() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const address = usePersonAddress()
  const marker = useBoardState((state) => state.marker)
  const hasNewInk = useBoardState((state) => state.hasNewInk)
  const name = useRoom((room) => (marker && room.participants[marker.by]?.name) ?? '')
  const told = marker && t(`outside.${marker.direction}`, { name: address(name) })
  return (
    <>
      <output>
        <VisuallyHidden>{told ?? (hasNewInk ? t('newInk') : '')}</VisuallyHidden>
      </output>
      {marker && told && (
        <button
          type="button"
          className={css.marker}
          style={{ left: marker.x, top: marker.y }}
          aria-label={t('showOutside', { name: address(name) })}
          title={told}
          onClick={() => board.showMarked()}
        >
          <ArrowIcon size={20} aria-hidden style={{ rotate: `${marker.degrees}deg` }} />
        </button>
      )}
    </>
  )
}
