import { Banner, Button, Dialog } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../../shared/network/use-is-online.ts'
import { problemText } from '../../../shared/problem/problem-text.ts'
import { type AnswerBook, type Entry, isAnswered, isEntryUnsent, pendingFiles } from './answer-book.ts'
import * as css from './examination.css.ts'
import type { HandingIn } from './use-hand-in.ts'

export interface HandInDialogProps {
  entries: AnswerBook['entries']
  state: HandingIn
  onGo: (no: number) => void
  onHandIn: () => void
  onClose: () => void
}

/** Shows what is open, said before the work goes: nothing of it forbids to hand in. */
export function HandInDialog({ entries, state, onGo, onHandIn, onClose }: HandInDialogProps) {
  const { t } = useTranslation('studentHomework')
  const isOnline = useIsOnline()
  const open = [...entries].flatMap(([no, entry]) => {
    const reason = openReason(entry)
    return reason === null ? [] : [{ no, reason }]
  })
  const waiting = [...entries.values()].filter(isEntryUnsent).length
  const isBusy = state.status === 'waiting'
  const mustChoose = open.some(({ reason }) => reason === 'choose')
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('handIn.title')}
      description={open.length === 0 ? t('handIn.all') : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('handIn.back')}</Button>
          <Button tone="primary" isBusy={isBusy} disabled={mustChoose} onClick={onHandIn}>
            {t(open.length === 0 ? 'handIn.confirm' : 'handIn.confirmAll')}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {open.length > 0 && (
          <ul className={css.open}>
            {open.map(({ no, reason }) => (
              <li key={no} className={css.openRow}>
                <span>{t(`handIn.${reason}`)}</span>
                <Button size="sm" tone="quiet" onClick={() => onGo(no)}>
                  {t('handIn.go', { no })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {waiting > 0 && isOnline && <Banner>{t('handIn.waiting', { count: waiting })}</Banner>}
        {!isOnline && <Banner tone="warning">{t('handIn.offline')}</Banner>}
        {state.status === 'failed' && <Banner tone="danger">{problemText(state.error)}</Banner>}
        <output>{isBusy && t('handIn.busy')}</output>
      </div>
    </Dialog>
  )
}

function openReason(entry: Entry): 'choose' | 'failed' | 'later' | 'empty' | null {
  if (entry.theirs !== undefined) return 'choose'
  if (pendingFiles(entry).some(({ hasFailed }) => hasFailed === true)) return 'failed'
  if (entry.isLater) return 'later'
  return isAnswered(entry) ? null : 'empty'
}
