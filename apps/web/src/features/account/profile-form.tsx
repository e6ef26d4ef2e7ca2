import { type AccountInfo, loadUserInfo } from '@hwjy/sdk'
import { Button, Card, Field, Textarea, TextInput, useToast } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { useTextDraft } from '../../shared/text-draft.ts'
import * as css from './account.css.ts'
import { UnsavedNews } from './unsaved-news.tsx'
import { INTRODUCTION_MAX, NAME_MAX, profileChange, profileGaps } from './profile-change.ts'
import type { Account } from './use-account.ts'

const problemFields = { ofCode: {}, inInput: ['name', 'nickname', 'introduction', 'birthday'] } as const
type FieldName = (typeof problemFields.inInput)[number]

/** Name, nickname, a few words, the birthday. What was typed stays until it is saved, also over a reload. */
export function ProfileForm({ info: { profile, username }, account }: { info: AccountInfo; account: Account }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  const { name, nickname, introduction } = profile
  const saved = { name, nickname, introduction, birthday: profile.birthday ?? '' }
  const [typed, type, forget, typedAt] = useTextDraft<FieldName>(`profile.${profile.userId}`, saved)
  const [isSent, setIsSent] = useState(false)
  const [isNewsOpen, setIsNewsOpen] = useState(true)
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)
  const change = profileChange(saved, typed)
  const gaps = isSent ? profileGaps(saved, typed) : []

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (profileGaps(saved, typed).length > 0 || !change) return
    const hasWorked = await run(async () => {
      account.show(await account.calls.modify(change))
      await loadUserInfo(account.role)
    })
    if (!hasWorked) return
    forget()
    setIsSent(false)
    setIsNewsOpen(false)
    toast.show(t('saved'), { tone: 'success' })
  }
  function discard() {
    type(saved)
    forget()
    forgetProblem()
    setIsNewsOpen(false)
  }
  const fieldProps = (field: FieldName, invalid: string) => ({
    label: t(field),
    error: gaps.includes(field) ? t('required') : problem?.field === field && invalid,
  })
  const inputProps = (field: FieldName) => ({
    name: field,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => {
      type({ [field]: event.target.value })
      forgetProblem()
    },
  })
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        {typedAt !== null && change && isNewsOpen && (
          <UnsavedNews typedAt={typedAt} onKeep={() => setIsNewsOpen(false)} onDiscard={discard} />
        )}
        <Field label={t('username')} help={t('usernameText')}>
          <TextInput value={username} readOnly />
        </Field>
        <div className={css.columns}>
          <Field {...fieldProps('name', t('nameInvalid'))} isRequired>
            <TextInput {...inputProps('name')} autoComplete="name" maxLength={NAME_MAX} />
          </Field>
          <Field {...fieldProps('nickname', t('nameInvalid'))} help={t('nicknameText')} isRequired>
            <TextInput {...inputProps('nickname')} autoComplete="nickname" maxLength={NAME_MAX} />
          </Field>
        </div>
        <Field {...fieldProps('introduction', t('introductionInvalid'))} isRequired={introduction !== ''}>
          <Textarea {...inputProps('introduction')} maxCount={INTRODUCTION_MAX} rows={3} />
        </Field>
        <Field {...fieldProps('birthday', t('birthdayInvalid'))} help={t('birthdayText')}>
          <TextInput {...inputProps('birthday')} type="date" autoComplete="bday" />
        </Field>
        <CallNotice problem={problem} />
        <div className={css.buttons}>
          <Button type="submit" tone="primary" isBusy={isBusy} disabled={!change}>
            {t('save')}
          </Button>
          {change && (
            <Button tone="quiet" onClick={discard}>
              {t('undo')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
