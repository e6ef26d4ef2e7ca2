import { errorCodes, getOwnSchool, type SchoolProfile, useUpdateSchool } from '@hwjy/sdk'
import { SchoolChange } from '@hwjy/sdk/schemas'
import { Button, Card, Combobox, Field, Switch, TextInput, useToast } from '@hwjy/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { forgetBaseInfo } from '../../../shared/account/use-base-info.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { useFormDraft } from '../../../shared/drafts/use-form-draft.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { zoneOptions } from '../../../shared/time/zone-options.ts'
import { changesOf } from '../changes-of.ts'
import * as css from '../office.css.ts'
import { NamesFields, namesRequest, typedNames } from '../names-fields.tsx'
import { useOfficeChange } from '../office-change.tsx'
import type { OwnVersions } from './own-versions.ts'

const fields = {
  ofCode: { [errorCodes.usernameTaken]: 'slug' },
  inInput: ['name', 'slug', 'timeZone', 'region', 'address', 'phone'],
} as const

export interface SchoolFormProps {
  school: SchoolProfile
  versions: OwnVersions
}

/** The school's words about itself. */
export function ProfileForm({ school, versions }: SchoolFormProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const place = usePlaceName()
  const [openedAt] = useState(() => new Date())
  const zones = useMemo(() => zoneOptions(openedAt, place), [openedAt, place])
  const { mutateAsync: update } = useUpdateSchool(atOnce)
  const draft = useFormDraft<ProfileValues>({
    form: 'school-profile',
    id: school.schoolId,
    saved: (): ProfileValues => valuesOf(form.base),
    show: (typed): void => form.reset(typed),
    refresh: (): Promise<ProfileValues> => form.readAgain(),
  })
  const form = useOfficeChange({
    opened: school,
    valuesOf,
    onChange: draft.change,
    requestOf: (base, values) => requestOf(versions.latestOf(base.updatedAt), base, values),
    read: () => getOwnSchool(),
    async update(data: SchoolChange) {
      const saved = await update({ data })
      versions.saved(data.basedOn ?? null, saved.updatedAt)
      return saved
    },
    schema: SchoolChange,
    fields,
    onSaved() {
      draft.sent()
      forgetBaseInfo()
      toast.show(t('saved'), { tone: 'success' })
    },
  })
  const text = (field: keyof ReturnType<typeof savedOf>, help?: string) => (
    <Field label={t(`profile.${field}`)} help={help} error={form.errorOf(field)} isRequired={field === 'name'}>
      <TextInput {...form.textProps(field)} autoComplete="off" />
    </Field>
  )
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <h2 className={css.cardTitle}>{t('profile.title')}</h2>
        <DraftLine draft={draft} />
        <fieldset className={css.group} disabled={draft.isReadOnly}>
          <div className={css.columns}>
            {text('name')}
            <NamesFields textProps={form.textProps} />
            {text('slug', t('profile.slugText'))}
            <Field label={t('profile.timeZone')} help={t('profile.timeZoneText')} error={form.errorOf('timeZone')}>
              <Combobox
                options={zones}
                value={form.values.timeZone}
                chosenLabel={place(form.values.timeZone)}
                isClearable={false}
                onValueChange={(zone) => zone !== '' && form.change({ timeZone: zone })}
              />
            </Field>
            {text('region')}
            {text('address')}
            {text('phone')}
          </div>
          <Switch
            label={t('profile.isListed')}
            description={t('profile.isListedText')}
            isChecked={form.values.isListed}
            onCheckedChange={(isShown) => form.change({ isListed: isShown })}
          />
        </fieldset>
        <ConflictNotice
          {...form.conflict}
          labelOf={(name) =>
            name === 'nameEn' || name === 'nameJa' || name === 'pinyin' ? t(`names.${name}`) : t(`profile.${name}`)
          }
          show={(name, value) => (name === 'timeZone' ? place(String(value)) : undefined)}
        />
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" disabled={draft.isReadOnly} isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const savedOf = ({ name, slug, timeZone, region, address, phone }: SchoolProfile) => ({
  name,
  slug: slug ?? '',
  timeZone,
  region,
  address,
  phone,
})

const valuesOf = (school: SchoolProfile) => ({ ...savedOf(school), ...typedNames(school), isListed: school.isListed })

type ProfileValues = ReturnType<typeof valuesOf>

const requestOf = (
  basedOn: string | null,
  base: SchoolProfile,
  { isListed, nameEn, nameJa, pinyin, ...typed }: ProfileValues,
): SchoolChange => ({
  ...(basedOn !== null && { basedOn }),
  ...changesOf(savedOf(base), typed),
  ...namesRequest(base, { nameEn, nameJa, pinyin }),
  ...(isListed !== base.isListed && { isListed }),
})
