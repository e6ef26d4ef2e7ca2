import { type AccountInfo, loadUserInfo, useModifyUserAs, useTempCredentialAs } from '@hwjy/sdk'
import { Avatar, Button, Card, pictureLimits, useToast } from '@hwjy/ui'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import { lazyPage } from '../../../shared/page/lazy-page.ts'
import { useFamily } from '../../../shared/family/use-family.ts'
import { faceOf, facesOfFamily } from '../../../shared/people/face-of.ts'
import * as css from '../account.css.ts'
import type { FaceDialogProps } from './face-dialog.tsx'
import { type PictureDenial, pictureDenial } from './picture-denial.ts'
import { uploadPicture } from './upload-picture.ts'
import type { Account } from '../use-account.ts'

const FaceDialog = lazyPage<FaceDialogProps>(() => import('./face-dialog.tsx'))

export function Face({ info: { profile }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const faces = facesOfFamily(useFamily().students)
  const input = useRef<HTMLInputElement>(null)
  const [denial, setDenial] = useState<PictureDenial | null>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const { problem, isBusy, run, forgetProblem } = useCall()
  const { mutateAsync: askCredential } = useTempCredentialAs(account.role, atOnce)
  const { mutateAsync: modify } = useModifyUserAs(account.role, atOnce)

  function take(file: File) {
    const refused = pictureDenial(file)
    setDenial(refused)
    forgetProblem()
    if (!refused) setPicture(file)
  }
  async function save(cut: Blob) {
    const hasWorked = await run(async () => {
      const avatar = await uploadPicture(cut, (data) => askCredential({ data }))
      account.show(await modify({ data: { avatar } }))
      await loadUserInfo(account.role)
    })
    if (!hasWorked) return
    setPicture(null)
    toast.show(t('pictureSaved'), { tone: 'success' })
  }
  return (
    <Card padding="lg" className={css.form}>
      <div className={css.face}>
        <Avatar {...faces.get(profile.userId)} {...faceOf(profile)} size={80} />
        <div className={css.faceWords}>
          <div>
            <Button onClick={() => input.current?.click()}>{t('choosePicture')}</Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={pictureLimits.accept}
              aria-label={t('choosePicture')}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) take(file)
              }}
            />
          </div>
          <p className={css.hint}>{t('pictureRule')}</p>
          <p role="alert" className={css.warning}>
            {denial && t(`picture.${denial}`)}
          </p>
        </div>
      </div>
      {picture && (
        <Suspense>
          <FaceDialog
            picture={picture}
            isBusy={isBusy}
            problem={problem}
            onPictureChange={take}
            onSave={(cut) => void save(cut)}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
