import { ApiError, errorCodes, loadUserInfo, useTempCredentialAs, useUpdateSchool } from '@hwjy/sdk'
import { Button, Card, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { forgetBaseInfo } from '../../../shared/account/use-base-info.ts'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { PictureChooser } from '../../../shared/pictures/picture-chooser.tsx'
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts'
import { SchoolLogo } from '../../../shared/schools/school-logo.tsx'
import * as css from '../office.css.ts'
import type { SchoolFormProps } from './profile-form.tsx'

/** The picture that stands for the school in everybody's frame and at its sign-in page. */
export function LogoCard({ school, versions }: SchoolFormProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const [logo, setLogo] = useState(school.logo)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: askCredential } = useTempCredentialAs('teacher', atOnce)
  const { mutateAsync: update } = useUpdateSchool(atOnce)

  async function change(key: string) {
    const basedOn = versions.latestOf(school.updatedAt)
    try {
      const saved = await update({ data: { logo: key, ...(basedOn !== null && { basedOn }) } })
      versions.saved(basedOn, saved.updatedAt)
      setLogo(saved.logo)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== errorCodes.changedMeanwhile) throw error
      // What others changed meanwhile has nothing to do with the picture.
      setLogo((await update({ data: { logo: key } })).logo)
    }
    forgetBaseInfo()
    await loadUserInfo('teacher')
  }
  const said = () => toast.show(t('saved'), { tone: 'success' })
  return (
    <Card padding="lg" className={css.card}>
      <div>
        <h2 className={css.cardTitle}>{t('logo.title')}</h2>
        <p className={css.muted}>{t('logo.text')}</p>
      </div>
      <SchoolLogo withName school={{ name: school.name, logo }} />
      <div>
        <PictureChooser
          label={t('logo.choose')}
          cutTitle={t('logo.cut')}
          shape="square"
          save={async (cut) => change(await uploadPicture(cut, (data) => askCredential({ data })))}
          onSaved={said}
        />
      </div>
      {logo !== null && (
        <div className={css.actions}>
          <Button isBusy={isBusy} onClick={() => void run(() => change('')).then((isDone) => isDone && said())}>
            {t('logo.remove')}
          </Button>
        </div>
      )}
      <CallNotice problem={problem} />
    </Card>
  )
}
