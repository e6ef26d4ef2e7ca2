import { type ResourceItem, useSetResourcePublic } from '@hwjy/sdk'
import { Banner, Button, Dialog, Field, TextInput } from '@hwjy/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { useCopy } from '../../shared/use-copy.ts'
import * as css from './resources.css.ts'

/** Says what public means before a file becomes so, and gives the address of one that is. */
export function PublicDialog({ resource, onClose }: { resource: ResourceItem; onClose: () => void }) {
  const { t } = useTranslation('resources')
  const { copy, hasFailed } = useCopy(t('copied'))
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: setPublic } = useSetResourcePublic(atOnce)
  // The list behind is read anew after the change, and this page must not wait for that.
  const [{ isPublic, resourceUrl }, setShown] = useState<Pick<ResourceItem, 'isPublic' | 'resourceUrl'>>(resource)
  const address = new URL(resourceUrl, location.origin).href
  const name = resource.fileName
  const change = (wanted: boolean) =>
    run(async () => setShown(await setPublic({ data: { resourceId: resource.resourceId, isPublic: wanted } })))
  const close = (
    <Button key="close" onClick={onClose} disabled={isBusy}>
      {t(isPublic ? 'done' : 'cancel')}
    </Button>
  )
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissible={!isBusy}
      onOpenChange={onClose}
      title={t(isPublic ? 'isPublicTitle' : 'makePublicTitle', { name })}
      description={t(isPublic ? 'isPublicText' : 'makePublicText')}
      footer={
        isPublic ? (
          <>
            <Button
              key="private"
              tone="danger"
              isBusy={isBusy}
              onClick={() => void change(false).then((isDone) => isDone && onClose())}
            >
              {t('makePrivate')}
            </Button>
            {close}
          </>
        ) : (
          <>
            {close}
            <Button key="public" tone="primary" isBusy={isBusy} onClick={() => void change(true)}>
              {t('makePublic')}
            </Button>
          </>
        )
      }
    >
      <div className={css.panel}>
        {isPublic && (
          <>
            <Field label={t('address')}>
              <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
            </Field>
            <Button onClick={() => void copy(address)}>
              <Copy aria-hidden size={18} />
              {t('copy')}
            </Button>
            {hasFailed && <Banner tone="danger">{t('notCopied')}</Banner>}
            <p className={css.muted}>{t('privateText')}</p>
          </>
        )}
        <CallNotice problem={problem} />
      </div>
    </Dialog>
  )
}
