import { ApiError, errorCodes, useSignContract, useStudentAddCloudResource, useStudentTempCredential } from '@hwjy/sdk'
import { contractSignatureSignerNameMax } from '@hwjy/sdk/limits'
import { Button, Card, Checkbox, Field, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { uploadPicture } from '../../shared/pictures/upload-picture.ts'
import { problemText } from '../../shared/problem/problem-text.ts'
import * as css from './contracts.css.ts'
import { drawnName, isEmptyDrawing, SignaturePad, type SignatureStrokes, strokesToPicture } from './signature-pad.tsx'

export interface SignFormProps {
  contractId: string
  /** It was signed meanwhile, on another page: what was signed can be read now. */
  onSignedElsewhere: () => void
}

/** The name of the person who signs, and a signature: drawn, or the typed name drawn for them. */
export function SignForm({ contractId, onSignedElsewhere }: SignFormProps) {
  const { t } = useTranslation('contracts')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: askCredential } = useStudentTempCredential(atOnce)
  const { mutateAsync: addResource } = useStudentAddCloudResource(atOnce)
  const { mutateAsync: sign } = useSignContract(atOnce)
  const [name, setName] = useState('')
  const [strokes, setStrokes] = useState<SignatureStrokes>([])
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isReported, setIsReported] = useState(false)
  const signer = name.trim()
  const nameError =
    signer === '' ? t('nameEmpty') : [...signer].length > contractSignatureSignerNameMax ? t('nameLong') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsReported(true)
    if (nameError !== undefined || !hasAgreed) return
    const isDone = await run(async () => {
      const picture = isEmptyDrawing(strokes) ? await drawnName(signer) : await strokesToPicture(strokes)
      const newFileName = await uploadPicture(picture, (data) => askCredential({ data }))
      const { resourceId } = await addResource({ data: { newFileName, fileName: 'signature.jpg', type: 'image' } })
      try {
        await sign({ contractId, data: { signerName: signer, signatureResourceId: resourceId } })
      } catch (error) {
        if (error instanceof ApiError && error.code === errorCodes.contractSigned) {
          toast.show(problemText(error), { tone: 'info' })
          onSignedElsewhere()
        }
        throw error
      }
    })
    if (isDone) toast.show(t('signed'), { tone: 'success' })
  }
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <h2>{t('sign')}</h2>
        <Field label={t('name')} help={t('nameHelp')} error={isReported ? nameError : undefined} isRequired>
          <TextInput autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <SignaturePad strokes={strokes} onChange={setStrokes} typedName={signer} />
        <Field label={t('agreeLabel')} isLabelHidden error={isReported && !hasAgreed ? t('agreeMissing') : undefined}>
          <Checkbox label={t('agree')} isChecked={hasAgreed} onCheckedChange={setHasAgreed} />
        </Field>
        <CallNotice problem={problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={isBusy}>
            {t('signNow')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
