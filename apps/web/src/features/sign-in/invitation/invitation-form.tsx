import { errorCodes, useAcceptInvitation } from '@hwjy/sdk'
import { PersonNameMax } from '@hwjy/sdk/limits'
import { Button, Field, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordProblems,
} from '../../../shared/account/proof/new-password-fields.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { deviceStorage } from '../../../shared/choices/storage.ts'
import * as css from '../login-page.css.ts'
import { rememberChoice } from '../ways/sign-in-choice.ts'
import { useUnusableWords } from './use-unusable-words.ts'

const problemFields = {
  ofCode: { ...newPasswordProblems, [errorCodes.nameImitatesRole]: 'name' },
  inInput: ['password', 'passwordAgain', 'name'],
} as const
type FieldName = (typeof problemFields.inInput)[number]

export interface InvitationFormProps {
  token: string
  /** What others call the person until they say otherwise. */
  nickname: string
  /** @param username what the person signs in with from now on */
  onAccepted: (username: string) => void
}

/** The password of a new account, with the same rule and hints as everywhere, and what others shall call the person. */
export function InvitationForm({ token, nickname, onAccepted }: InvitationFormProps) {
  const { t } = useTranslation('invitation')
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields, useUnusableWords())
  const { mutateAsync: accept } = useAcceptInvitation(atOnce)
  const [password, setPassword] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [name, setName] = useState(nickname)
  const [isSubmitted, setIsSubmitted] = useState(false)

  const isNamed = name.trim() !== '' && name.trim() !== nickname

  async function save() {
    setIsSubmitted(true)
    if (password.password === '') return
    await run(async () => {
      const { username, role } = await accept({ data: { token, ...password, ...(isNamed && { name: name.trim() }) } })
      rememberChoice(deviceStorage, { role, way: 'username' })
      onAccepted(username)
    })
  }
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field
        label={t('name')}
        help={t('nameText')}
        error={problem?.field === 'name' && (problem.message || t('nameWrong'))}
      >
        <TextInput
          name="name"
          size="lg"
          autoComplete="nickname"
          maxLength={PersonNameMax}
          value={name}
          onChange={({ target: { value } }) => {
            setName(value)
            forgetProblem()
          }}
        />
      </Field>
      <NewPasswordFields
        value={password}
        onChange={(next) => {
          setPassword(next)
          forgetProblem()
        }}
        problem={problem}
        isMissing={isSubmitted && password.password === ''}
      />
      <CallNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy}>
        {t('save')}
      </Button>
    </form>
  )
}
