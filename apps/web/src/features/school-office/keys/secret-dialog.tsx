import type { ClientKeySecret } from '@hwjy/sdk'
import { Banner, Button, Checkbox, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCopy } from '../../../shared/use-copy.ts'
import * as css from '../office.css.ts'

/** Shows the id of a new key, and the secret that no page shows a second time. */
export function SecretDialog({ made: { key, secret }, onClose }: { made: ClientKeySecret; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const { copy, hasFailed } = useCopy(t('copied'))
  const [isKept, setIsKept] = useState(secret === null)
  return (
    <Dialog
      isOpen
      size="sm"
      // Any other way to close the dialog would lose the secret.
      isDismissible={isKept}
      onOpenChange={onClose}
      title={t('keys.madeTitle', { name: key.name })}
      description={t(secret === null ? 'keys.madeText' : 'keys.secretText')}
      footer={
        <>
          <Button onClick={() => void copy(secret === null ? key.keyId : `${key.keyId}:${secret}`)}>{t('copy')}</Button>
          <Button tone="primary" disabled={!isKept} onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={css.panel}>
        <dl className={css.facts}>
          <dt>{t('keys.id')}</dt>
          <dd className={css.code}>{key.keyId}</dd>
          {secret !== null && (
            <>
              <dt>{t('keys.secret')}</dt>
              <dd className={css.code}>{secret}</dd>
            </>
          )}
        </dl>
        {hasFailed && <Banner tone="danger">{t('notCopied')}</Banner>}
        {secret !== null && <Checkbox label={t('keys.kept')} isChecked={isKept} onCheckedChange={setIsKept} />}
      </div>
    </Dialog>
  )
}
