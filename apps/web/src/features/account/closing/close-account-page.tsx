import { type AccountInfo, useCloseAccountAs } from '@hwjy/sdk'
import { Button, Card, Checkbox, Skeleton, useToast } from '@hwjy/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { AccountPage } from '../account-page.tsx'
import { unbroken } from '../../../shared/time/unbroken.ts'
import * as css from '../account.css.ts'
import ClosingBanner from './closing-banner.tsx'
import type { CodeDialogProps } from '../phone/code-dialog.tsx'
import { ProvenDialog } from '../security/proven-dialog.tsx'
import type { Account } from '../use-account.ts'
import { useSendsCodes } from '../phone/use-sends-codes.ts'

const CodeDialog = lazyPage<CodeDialogProps>(() => import('../phone/code-dialog.tsx'))

/**
 * Deletes an account: says which data goes and which stays for which people, and gives a waiting time in which one
 * press keeps it.
 */
export default function CloseAccountPage() {
  const { t } = useTranslation('account')
  const [hasRead, setHasRead] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const sendsCodes = useSendsCodes()
  return (
    <AccountPage heading={t('deleteAccount')} lead={t('closeLead')} skeleton={<EffectsSkeleton />}>
      {(info, account) => (
        <>
          {info.closesAt && <ClosingBanner closesAt={info.closesAt} role={account.role} />}
          <Effects info={info} />
          {info.closesAt === null && (
            <Card padding="lg" className={css.form}>
              <Checkbox label={t('closeRead')} isChecked={hasRead} onCheckedChange={setHasRead} />
              <div className={css.buttons}>
                <Button tone="danger" disabled={!hasRead} onClick={() => setIsAsking(true)}>
                  {t('closeGo')}
                </Button>
                <Button asChild tone="quiet">
                  <Link to="/security">{t('closeNot')}</Link>
                </Button>
              </div>
            </Card>
          )}
          {isAsking && sendsCodes !== null && (
            <CloseDialog
              info={info}
              canGetCodes={sendsCodes && info.mobile !== null && !info.isTwoFactor}
              account={account}
              onClose={() => {
                setIsAsking(false)
                setHasRead(false)
              }}
            />
          )}
        </>
      )}
    </AccountPage>
  )
}

interface CloseDialogProps {
  info: AccountInfo
  canGetCodes: boolean
  account: Account
  onClose: () => void
}

/** Asks once more, with a code; a user who can get none proves their identity in another way. */
function CloseDialog({ info, canGetCodes, account, onClose }: CloseDialogProps) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { mutateAsync: closeAccount } = useCloseAccountAs(account.role, atOnce)
  const { deletionDays: count } = info
  const shared = {
    account,
    title: t('closeTitle'),
    submitLabel: t('closeGo'),
    tone: 'danger',
    onChanged: () => toast.show(t('closeDone', { count })),
    onClose,
  } as const
  return canGetCodes ? (
    <Suspense>
      <CodeDialog
        {...shared}
        operation="closeAccount"
        description={t('closeText', { count })}
        change={(smsCode) => closeAccount({ data: { smsCode } })}
      />
    </Suspense>
  ) : (
    <ProvenDialog {...shared} description={t('closeByProof', { count })} change={() => closeAccount({ data: {} })} />
  )
}

/** Says before the request what the server does at the end of the waiting time. */
function Effects({ info: { closesAt, deletionDays, people } }: { info: AccountInfo }) {
  const { t } = useTranslation('account')
  const language = currentLanguage()
  const now = useNow()
  const timeZone = useViewerZone()
  const goesAt = closesAt === null ? new Date(now + deletionDays * 86_400_000) : new Date(closesAt)
  const date = unbroken(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(goesAt))
  // The name is Chinese in every language of the page, and marked so.
  const [beforeName, afterName] = t('closeNames', { name: '\n' }).split('\n')
  const names = new Intl.ListFormat(language).format(people.map(({ name }) => name))
  return (
    <Card padding="lg" className={css.effects}>
      {closesAt === null && (
        <section className={css.section}>
          <h2 className={css.sectionHeading}>{t('closeWhen')}</h2>
          <p>{t('closeWait', { count: deletionDays, date })}</p>
        </section>
      )}
      {people.length > 1 && (
        <section className={css.section}>
          <h2 className={css.sectionHeading}>{t('closeFamily')}</h2>
          <ul className={css.points}>
            <li>{t('closeAll', { names })}</li>
            <li>{t('closeOne')}</li>
            <li>{t('closeAnyone')}</li>
          </ul>
        </section>
      )}
      <section className={css.section}>
        <h2 className={css.sectionHeading}>{t('closeGoes')}</h2>
        <ul className={css.points}>
          <li>{t('closeEntry')}</li>
          <li>
            {beforeName}
            <HanText>已注销用户</HanText>
            {afterName}
          </li>
          <li>{t('closeMessages')}</li>
        </ul>
        {people.some(({ role }) => role === 'student') && <p>{t('closeLessons')}</p>}
        {people.some(({ role }) => role === 'teacher') && <p>{t('closeTeaching')}</p>}
      </section>
      <section className={css.section}>
        <h2 className={css.sectionHeading}>{t('closeStays')}</h2>
        <ul className={css.points}>
          <li>{t('closeRecords')}</li>
          <li>{t('closeClasses')}</li>
        </ul>
      </section>
    </Card>
  )
}

function EffectsSkeleton() {
  return (
    <Card padding="lg" className={css.effects}>
      <TopicSkeleton lines={2} />
      <TopicSkeleton lines={4} />
      <TopicSkeleton lines={3} />
    </Card>
  )
}

const TopicSkeleton = ({ lines }: { lines: number }) => (
  <div className={css.section}>
    <Skeleton width="8rem" height="1.25rem" />
    <Skeleton lines={lines} />
  </div>
)
