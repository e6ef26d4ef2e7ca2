import { type AccountInfo, type Passkey, useRemovePasskeyAs } from '@hwjy/sdk'
import { Button, List, ListItem, useConfirm, useToast } from '@hwjy/ui'
import { Fingerprint } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { hasPasskeys } from '../../../shared/account/proof/passkey.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import * as css from '../account.css.ts'
import type { PasskeyDialogProps } from './passkey-dialog.tsx'
import type { Account } from '../use-account.ts'
import { useDayText } from '../use-day-text.ts'

const PasskeyDialog = lazyPage<PasskeyDialogProps>(() => import('./passkey-dialog.tsx'))

export function Passkeys({ info: { passkeys }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('secondStep')
  const toast = useToast()
  const confirm = useConfirm()
  const day = useDayText()
  const [open, setOpen] = useState<'add' | Passkey | null>(null)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: removePasskey } = useRemovePasskeyAs(account.role, atOnce)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasRemoved = useRef(false)

  // The button that had the focus goes with its row.
  useEffect(() => {
    if (hasRemoved.current) heading.current?.focus()
    hasRemoved.current = false
  }, [passkeys.length])

  async function remove({ passkeyId, name }: Passkey) {
    const question = { title: t('passkeyRemoveTitle', { name }), description: t('passkeyRemoveText') }
    if (!(await confirm({ ...question, confirmLabel: t('remove'), tone: 'danger' }))) return
    const call = () => removePasskey({ data: { passkeyId } })
    const hasWorked = await run(async () => {
      const changed = await account.proven(call)
      hasRemoved.current = true
      account.show(changed)
    })
    if (hasWorked) toast.show(t('passkeyRemoved'))
  }
  const since = ({ createdAt, lastUsedAt }: Passkey) =>
    lastUsedAt === null
      ? t('passkeyUnused', { date: day(createdAt) })
      : t('passkeyUsed', { date: day(createdAt), used: day(lastUsedAt) })
  return (
    <section className={css.section} aria-labelledby="passkeys">
      <div className={css.headRow}>
        <h2 id="passkeys" ref={heading} tabIndex={-1} className={css.sectionHeading}>
          {t('passkeys')}
        </h2>
        {hasPasskeys() && (
          <Button size="sm" onClick={() => setOpen('add')}>
            {t('passkeyAdd')}
          </Button>
        )}
      </div>
      <p className={css.hint}>{hasPasskeys() ? t('passkeysText') : t('passkeyNone')}</p>
      <CallNotice problem={problem} />
      {passkeys.length === 0 ? (
        <p>{t('passkeysNone')}</p>
      ) : (
        <List label={t('passkeys')}>
          {passkeys.map((passkey) => (
            <ListItem
              key={passkey.passkeyId}
              leading={
                <span className={css.icon}>
                  <Fingerprint aria-hidden size={20} />
                </span>
              }
              title={passkey.name}
              description={since(passkey)}
              trailing={
                <span className={css.buttons}>
                  <Button
                    size="sm"
                    aria-label={`${t('passkeyRename')}: ${passkey.name}`}
                    onClick={() => setOpen(passkey)}
                  >
                    {t('passkeyRename')}
                  </Button>
                  <Button
                    size="sm"
                    isBusy={isBusy}
                    aria-label={`${t('remove')}: ${passkey.name}`}
                    onClick={() => void remove(passkey)}
                  >
                    {t('remove')}
                  </Button>
                </span>
              }
            />
          ))}
        </List>
      )}
      {open !== null && (
        <Suspense>
          <PasskeyDialog account={account} passkey={open === 'add' ? null : open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
