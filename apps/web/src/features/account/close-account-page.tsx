import { Banner, Button, Card, Checkbox, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AccountPage } from './account-page.tsx'
import * as css from './account.css.ts'
import { ClosingNotice } from './closing-notice.tsx'
import { CodeDialog } from './code-dialog.tsx'

/** Deleting an account: what goes, what stays, a waiting time in which one press keeps it. */
export default function CloseAccountPage() {
  const { t } = useTranslation('account')
  const toast = useToast()
  const [hasRead, setHasRead] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <AccountPage heading={t('deleteAccount')} lead={t('closeLead')}>
      {(info, account) => (
        <>
          <ClosingNotice info={info} account={account} />
          {info.closesAt === null && (
            <Card padding="lg" className={css.form}>
              <h2 className={css.sectionHeading}>{t('closeWhat')}</h2>
              <ul className={css.points}>
                <li>{t('closeData')}</li>
                <li>{t('closeLessons')}</li>
                <li>{t('closeWait')}</li>
                <li>{t('closeBack')}</li>
              </ul>
              {info.mobile === null ? (
                <Banner
                  tone="warning"
                  action={
                    <Button asChild>
                      <Link to="/security">{t('addPhone')}</Link>
                    </Button>
                  }
                >
                  {t('closeNeedsPhone')}
                </Banner>
              ) : (
                <>
                  <Checkbox label={t('closeRead')} isChecked={hasRead} onCheckedChange={setHasRead} />
                  <div className={css.buttons}>
                    <Button tone="danger" disabled={!hasRead} onClick={() => setIsAsking(true)}>
                      {t('closeGo')}
                    </Button>
                    <Button asChild tone="quiet">
                      <Link to="/security">{t('closeNot')}</Link>
                    </Button>
                  </div>
                </>
              )}
            </Card>
          )}
          {isAsking && (
            <CodeDialog
              account={account}
              operation="closeAccount"
              title={t('closeTitle')}
              description={t('closeText')}
              submitLabel={t('closeGo')}
              tone="danger"
              change={(smsCode) => account.calls.close({ smsCode })}
              onChanged={() => toast.show(t('closeDone'))}
              onClose={() => setIsAsking(false)}
            />
          )}
        </>
      )}
    </AccountPage>
  )
}
