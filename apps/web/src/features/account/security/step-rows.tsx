import { type AccountInfo, useRemoveTotpAs } from '@hwjy/sdk'
import { Button, ListItem, useConfirm, useToast } from '@hwjy/ui'
import { LifeBuoy, ScanLine } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import * as css from '../account.css.ts'
import { RecoveryCodesDialog } from '../second-step/recovery-codes-dialog.tsx'
import type { TotpDialogProps } from '../second-step/totp-dialog.tsx'
import type { Account } from '../use-account.ts'
import { useDayText } from '../use-day-text.ts'

const TotpDialog = lazyPage<TotpDialogProps>(() => import('../second-step/totp-dialog.tsx'))

export function StepRows({ info, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('secondStep')
  const toast = useToast()
  const confirm = useConfirm()
  const day = useDayText()
  const [open, setOpen] = useState<'totp' | 'codes' | null>(null)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: remove } = useRemoveTotpAs(account.role, atOnce)
  const codesButton = useRef<HTMLButtonElement>(null)
  const { totpSince, recoveryCodesLeft, isTwoFactor } = info

  async function removeTotp() {
    const question = { title: t('appRemoveTitle'), description: t('appRemoveText'), confirmLabel: t('remove') }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    const hasWorked = await run(async () => account.show(await account.proven(() => remove())))
    if (hasWorked) toast.show(t('appRemoved'), { tone: 'success' })
  }
  function closeCodes() {
    // The dialog keeps the focus inside for as long as it is there, and it opened in place of another one: the
    // element that had the focus before it is gone.
    flushSync(() => setOpen(null))
    codesButton.current?.focus()
  }
  return (
    <>
      <ListItem
        leading={
          <span className={css.icon}>
            <ScanLine aria-hidden size={20} />
          </span>
        }
        title={t('app')}
        description={
          <>
            {totpSince === null ? t('appNone') : t('appSince', { date: day(totpSince) })}
            <CallNotice problem={problem} />
          </>
        }
        trailing={
          totpSince === null ? (
            <Button onClick={() => setOpen('totp')}>{t('appSetUp')}</Button>
          ) : (
            <Button isBusy={isBusy} aria-label={`${t('remove')}: ${t('app')}`} onClick={() => void removeTotp()}>
              {t('remove')}
            </Button>
          )
        }
      />
      {isTwoFactor && (
        <ListItem
          leading={
            <span className={css.icon}>
              <LifeBuoy aria-hidden size={20} />
            </span>
          }
          title={t('codes')}
          description={
            <span className={recoveryCodesLeft < 3 ? css.warning : undefined}>
              {recoveryCodesLeft === 0 ? t('codesNone') : t('codesLeft', { count: recoveryCodesLeft })}
            </span>
          }
          trailing={
            <Button ref={codesButton} onClick={() => setOpen('codes')}>
              {recoveryCodesLeft === 0 ? t('codesMake') : t('codesNew')}
            </Button>
          }
        />
      )}
      {open === 'totp' && (
        <Suspense>
          <TotpDialog
            account={account}
            onClose={() => setOpen(null)}
            onConfirmed={() => {
              toast.show(t('appOn'), { tone: 'success' })
              setOpen(recoveryCodesLeft === 0 ? 'codes' : null)
            }}
          />
        </Suspense>
      )}
      {open === 'codes' && <RecoveryCodesDialog account={account} info={info} onClose={closeCodes} />}
    </>
  )
}
