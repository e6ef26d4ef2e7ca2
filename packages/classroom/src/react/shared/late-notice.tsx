import { Button, Spinner } from '@hwjy/ui'
import type { ComponentType, ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import * as css from './late-notice.css.ts'
import { type LateFailure, type LateState, lateView } from './late-view.tsx'

interface MissingPartProps {
  failure: LateFailure
  onRetry: () => void
  role?: 'alert'
}

/** Says that a part could not be loaded, and what helps. It is part of the first view: then there may be no network. */
export function MissingPart({ failure, onRetry, role }: MissingPartProps) {
  const t = useTranslate()
  return (
    <>
      <span role={role}>{t('room.partMissing')}</span>
      {failure === 'failed' && (
        <Button size="sm" onClick={onRetry}>
          {t('connection.retry')}
        </Button>
      )}
      <Button size="sm" tone={failure === 'failed' ? 'quiet' : 'neutral'} onClick={() => location.reload()}>
        {t('connection.reload')}
      </Button>
    </>
  )
}

/** Stands in the place of a part that was opened: it loads, or could not be loaded. */
export function LateNotice({ status, retry, children }: LateState & { children?: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={css.notice}>
      {status === 'loading' ? (
        <Spinner label={t('room.loading')} />
      ) : (
        <MissingPart role="alert" failure={status} onRetry={retry} />
      )}
      {children}
    </div>
  )
}

/** The same in the place of a dialog. The browser's own, because that of the design system may be missing, too. */
export function LateDialog({ onClose, ...state }: LateState & { onClose: () => void }) {
  const t = useTranslate()
  return (
    <dialog
      ref={showModal}
      aria-label={t(state.status === 'loading' ? 'room.loading' : 'room.partMissing')}
      className={css.dialog}
      onCancel={onClose}
      // A browser may close it without asking, and it must not count as open then. When the dialog itself has come in
      // its place, it tells that it closed, too.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <LateNotice {...state}>
        <Button size="sm" tone="quiet" onClick={onClose}>
          {t('room.close')}
        </Button>
      </LateNotice>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  // Closed before it goes, it gives the focus back.
  return () => dialog.close()
}

/** The same in the place of the whole room. */
export const LateScreen = (state: LateState) => (
  <main className={css.screen}>
    <LateNotice {...state} />
  </main>
)

type Load<Props> = () => Promise<ComponentType<Props>>

/** A `lateView` that is a dialog. */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  const View = lateView(load)
  return (props: Props) => <View {...props} waiting={(state) => <LateDialog {...state} onClose={props.onClose} />} />
}

/** A `lateView` that fills what was opened: a popover, a tab. */
export function lateContent<Props extends object>(load: Load<Props>) {
  const View = lateView(load)
  return (props: Props) => <View {...props} waiting={(state) => <LateNotice {...state} />} />
}
