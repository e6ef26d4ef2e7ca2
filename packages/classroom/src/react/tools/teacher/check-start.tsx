import type { RoomCommand } from '../../../core/room/room-types.ts'
import * as css from '../tool-card.css.ts'
import { useToolWords } from '../use-tool-words.ts'
import { StartCard } from './start-card.tsx'

export const CHECK: RoomCommand = { type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] }

/** Stands where a quick check could not be asked at once. [R52] */
export function CheckStart({ onFold, onClose }: { onFold: () => void; onClose: () => void }) {
  const t = useToolWords()
  return (
    <StartCard title={t('check')} start={t('checkQuestion')} command={() => CHECK} onFold={onFold} onClose={onClose}>
      <p className={css.muted}>
        {t('gotIt')} · {t('notYet')}
      </p>
    </StartCard>
  )
}
