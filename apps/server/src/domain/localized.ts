export interface Localized {
  zh: string
  en: string
  ja: string
}
