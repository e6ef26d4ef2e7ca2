import { type AccountInfo, loadUserInfo, useModifyUserAs, useTempCredentialAs } from '@hwjy/sdk'
import { Avatar, Card, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { useFamily } from '../../../shared/family/use-family.ts'
import { faceOf, facesOfFamily } from '../../../shared/people/face-of.ts'
import { PictureChooser } from '../../../shared/pictures/picture-chooser.tsx'
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts'
import * as css from '../account.css.ts'
import type { Account } from '../use-account.ts'

export function Face({ info: { profile }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const faces = facesOfFamily(useFamily().students)
  const { mutateAsync: askCredential } = useTempCredentialAs(account.role, atOnce)
  const { mutateAsync: modify } = useModifyUserAs(account.role, atOnce)

  async function save(cut: Blob) {
    const avatar = await uploadPicture(cut, (data) => askCredential({ data }))
    account.show(await modify({ data: { avatar } }))
    await loadUserInfo(account.role)
  }
  return (
    <Card padding="lg" className={css.form}>
      <div className={css.face}>
        <Avatar {...faces.get(profile.userId)} {...faceOf(profile)} size={80} />
        <div className={css.faceWords}>
          <PictureChooser save={save} onSaved={() => toast.show(t('pictureSaved'), { tone: 'success' })} />
        </div>
      </div>
    </Card>
  )
}
