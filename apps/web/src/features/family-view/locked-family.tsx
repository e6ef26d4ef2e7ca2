import { ApiError, errorCodes } from '@hwjy/sdk'
import { Banner, Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useProof } from '../../shared/account/proof/use-proof.tsx'
import { useCall } from '../../shared/account/use-call.ts'

/** Says whether the parent's lock is why something cannot be read now. */
export const isLockedAway = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.proofRequired

export interface LockedFamilyProps {
  /** Reads again, and throws what the server refuses. */
  read: () => Promise<unknown>
  /** On a page that shows other things as well, it is a banner. */
  isPart?: boolean
  headingLevel?: 1 | 2
}

/** Opens the family page for a parent, who shows who they are. */
export function LockedFamily({ read, isPart = false, headingLevel = 2 }: LockedFamilyProps) {
  const Heading = `h${headingLevel}` as const
  const { t } = useTranslation('family')
  const { proven, dialog } = useProof('student')
  const { problem, isBusy, run } = useCall()
  const button = (
    <Button isBusy={isBusy} onClick={() => void run(() => proven(read))}>
      {t('lock.open')}
    </Button>
  )
  return (
    <>
      {isPart ? (
        <Banner title={t('lock.closed')} action={button}>
          {t('lock.closedText')}
        </Banner>
      ) : (
        <EmptyState
          drawing="people"
          title={<Heading>{t('lock.closed')}</Heading>}
          description={t('lock.closedText')}
          action={button}
        />
      )}
      <CallNotice problem={problem} />
      {dialog}
    </>
  )
}
