import { type SchoolSettings, useUpdateSchoolSettings } from '@hwjy/sdk'
import { SchoolSettingsChange } from '@hwjy/sdk/schemas'
import { Button, Card, Field, NumberInput, SegmentedControl, Switch, useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../office.css.ts'
import { useOfficeForm } from '../office-form.tsx'
import type { SchoolFormProps } from './profile-form.tsx'
import { ruleGroups, type NumberRule } from './rules.ts'

const MEGABYTE = 1024 ** 2

const inInput = ruleGroups.flatMap(({ rules }) => rules.map(({ name }) => name))

/** The rules that a school chooses. They hold from the next call on, for everybody. */
export function RulesForm({ school: { settings, updatedAt }, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: update } = useUpdateSchoolSettings(atOnce)
  const form = useOfficeForm({
    schema: SchoolSettingsChange,
    defaultValues: settings,
    request: (values) => values,
    fields: { ofCode: {}, inInput },
    save: async (values: SchoolSettings) =>
      onSaved(await update({ data: { ...values, ...(updatedAt !== null && { basedOn: updatedAt }) } })),
    onSaved: () => toast.show(t('saved'), { tone: 'success' }),
  })
  const { values } = form
  const number = ({ name, min, max, isBytes }: NumberRule) => {
    const unit = unitOf(name, isBytes)
    return (
      <Field key={name} label={t(`rules.${name}.label`)} help={t(`rules.${name}.text`)} error={form.errorOf(name)}>
        <NumberInput
          value={isBytes ? Math.round(values[name] / MEGABYTE) : values[name]}
          min={min}
          max={max}
          end={unit && t(`rules.units.${unit}`)}
          // An empty field is no zero: −1 is refused with the field's own words.
          onValueChange={(next) => form.change({ [name]: next === null ? -1 : isBytes ? next * MEGABYTE : next })}
        />
      </Field>
    )
  }
  return (
    <Card asChild padding="lg">
      <form noValidate className={css.card} onSubmit={form.submit}>
        <div>
          <h2 className={css.cardTitle}>{t('rules.title')}</h2>
          <p className={css.muted}>{t('rules.text')}</p>
        </div>
        {ruleGroups.map(({ group, rules }) => (
          <fieldset key={group} className={css.group}>
            <legend className={css.legend}>{t(`rules.groups.${group}`)}</legend>
            <div className={css.columns}>
              {group === 'lessons' && (
                <Field label={t('rules.largeClassLimit.label')} help={t('rules.largeClassLimit.text')}>
                  <SegmentedControl
                    label={t('rules.largeClassLimit.label')}
                    value={String(values.largeClassLimit)}
                    onValueChange={(limit) => form.change({ largeClassLimit: limit === '500' ? 500 : 200 })}
                    options={['200', '500'].map((limit) => ({ value: limit, label: limit }))}
                  />
                </Field>
              )}
              {rules.map(number)}
            </div>
            {group === 'lessons' && (
              <Switch
                label={t('rules.approvesSystemReplays.label')}
                description={t('rules.approvesSystemReplays.text')}
                isChecked={values.approvesSystemReplays}
                onCheckedChange={(approvesSystemReplays) => form.change({ approvesSystemReplays })}
              />
            )}
          </fieldset>
        ))}
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function unitOf(name: NumberRule['name'], isBytes = false) {
  if (isBytes) return 'megabytes'
  if (name.endsWith('Days')) return 'days'
  return name === 'lessonNameMax' ? 'characters' : undefined
}
