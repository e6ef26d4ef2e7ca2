import type { Preview } from '@storybook/react-vite'
import { type Density, Theme, type ThemeName, type UiLanguage, UiProvider } from '../src/index.ts'

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Actions', 'Forms', 'Choices', 'Layers', 'Messages', 'Display', 'Data', 'App'],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark', 'room', 'contrast'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['en-US', 'zh-CN', 'ja-JP'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'en-US' },
  decorators: [
    (Story, { globals }) => {
      const theme = (globals['theme'] ?? 'light') as ThemeName
      const density = (globals['density'] ?? 'comfortable') as Density
      const language = (globals['language'] ?? 'en-US') as UiLanguage
      return (
        <Theme name={theme} density={density} lang={language} style={{ minHeight: '100vh', padding: 24 }}>
          <UiProvider language={language}>
            <Story />
          </UiProvider>
        </Theme>
      )
    },
  ],
}

export default preview
