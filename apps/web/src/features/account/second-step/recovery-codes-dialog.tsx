import { type AccountInfo, useRenewRecoveryCodesAs } from '@hwjy/sdk'
import { Banner, Button, Checkbox, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { printCodes } from './print-codes.ts'
import * as css from '../second-step.css.ts'
import type { Account } from '../use-account.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { useCopy } from '../../../shared/use-copy.ts'

interface RecoveryCodesDialogProps {
  account: Account
  info: AccountInfo
  onClose: () => void
}

/** Ten new codes, shown this once: copied, saved or printed, and said to be kept before they go. */
export function RecoveryCodesDialog({ account, info, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('secondStep')
  const { copy, hasFailed } = useCopy(t('copied'))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [areKept, setAreKept] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: renewRecoveryCodes } = useRenewRecoveryCodesAs(account.role, atOnce)
  const hasFormer = info.recoveryCodesLeft > 0

  async function make() {
    await run(async () => setCodes((await account.proven(() => renewRecoveryCodes())).codes))
  }
  const text = () => [t('codesFileHead', { username: info.username }), '', ...(codes ?? [])].join('\n')
  if (!codes) {
    return (
      <FormDialog
        title={hasFormer ? t('codesAgainTitle') : t('codesTitle')}
        description={hasFormer ? t('codesAgainText') : t('codesText')}
        submitLabel={hasFormer ? t('codesNew') : t('codesMake')}
        isBusy={isBusy}
        onSubmit={() => void make()}
        onClose={onClose}
      >
        <CallNotice problem={problem} />
      </FormDialog>
    )
  }
  return (
    <Dialog
      isOpen
      // Any other way to close the dialog would lose the codes.
      isDismissible={areKept}
      onOpenChange={onClose}
      size="sm"
      title={t('codesTitle')}
      description={t('codesText')}
      footer={
        <Button tone="primary" disabled={!areKept} onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={css.kept}>
        <ol className={css.codes} aria-label={t('codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={css.buttons}>
          <Button onClick={() => void copy(text())}>{t('copy')}</Button>
          <Button onClick={() => saveFile(new Blob([text()], { type: 'text/plain' }), t('codesFile'))}>
            {t('download')}
          </Button>
          <Button onClick={() => printCodes(t('codesTitle'), text())}>{t('print')}</Button>
        </div>
        {hasFailed && <Banner tone="danger">{t('codesNotCopied')}</Banner>}
        <Checkbox label={t('codesKept')} isChecked={areKept} onCheckedChange={setAreKept} />
      </div>
    </Dialog>
  )
}
