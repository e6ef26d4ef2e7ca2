import type { Rolldown } from 'vite'

const modulesOf = (folder: string, names: readonly string[]) => new RegExp(`/${folder}/(${names.join('|')})[./]`)
const anyOf = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/**
 * Puts the code that every first visit and both homes load into few files: over HTTP/1.1 a browser fetches six at a
 * time, and a slow phone pays several milliseconds for each. By default the bundler makes a file for every set of pages
 * that share something.
 */
export const firstVisit: Rolldown.CodeSplittingGroup[] = [
  // Libraries change less often than we do; their file stays in people's caches.
  {
    name: 'libraries',
    test: modulesOf('node_modules', [
      'clsx',
      'i18next',
      'react',
      'react-dom',
      'react-error-boundary',
      'react-i18next',
      'react-router',
      'react-router-dom',
      'scheduler',
    ]),
  },
  { name: 'queries', test: modulesOf('node_modules/@tanstack', ['query-core', 'react-query']) },
  // Small things of the design system that every page uses.
  {
    name: 'kit',
    test: modulesOf('packages/ui/src', [
      'banner',
      'button',
      'card',
      'icon-button',
      'late-part',
      'logo',
      'skeleton',
      'spinner',
      // Without what grows colours from a seed: only a school with a colour of its own needs that.
      'theme/(?!brand|color-roles|contrast-ratio|oklch|scale-from-seed|theme\\.tsx).*',
      'ui-text',
      'visually-hidden',
    ]),
  },
  // Form fields are a group of their own; the school's own pages need none of them.
  { name: 'fields', test: modulesOf('packages/ui/src', ['field', 'text-input']) },
  {
    name: 'frame',
    // Through the design system's index they depend on all of it; what they use is in the kit.
    includeDependenciesRecursively: false,
    test: anyOf(
      modulesOf('node_modules/lucide-react/dist/esm/icons', ['chevron-down', 'globe']),
      // Empty, and a file of its own anywhere else.
      modulesOf('packages/ui/src', ['index']),
      modulesOf('packages/base/src', ['index', 'listeners', 'loader', 'store']),
      modulesOf('packages/sdk/src/generated', ['calls/login', 'calls/shared', 'error-codes']),
      modulesOf('packages/sdk/src', [
        'client/api-client',
        'client/call',
        'client/client-info',
        'client/device-id',
        'client/envelope',
        'client/operation',
        'client/random-id',
        'client/request-headers',
        'client/storage',
        'client/time-limit',
        'client/wire',
        'error/api-error',
        'error/describe-error',
        'error/error-rules',
        'error/language',
        'monitoring',
        'query/query-options',
        'sdk',
        'session/session',
        'session/sign-in',
        'session/token-renewal',
        'session/use-session',
      ]),
      modulesOf('apps/web/src/shared', [
        'account/use-base-info',
        'app-news',
        'app-version',
        'appearance',
        'dev-settings',
        'devices/device-kind',
        'history-steps',
        'i18n',
        'devices/install-prompt',
        'page/lazy-page',
        'network/line-back',
        'page/load-code',
        'page/load-module',
        'network',
        'page/page-load-error',
        'page/pending-pages',
        'prerendered',
        'page/product-title',
        'choices/saved-choice',
        'session',
        'choices/storage',
        'time/(?:countdown|time-zone|use-now)',
        'network/use-is-online',
        'page/waiting',
      ]),
      modulesOf('apps/web/src/app', [
        'guard',
        'page/page-boundary',
        'page/page-skeleton',
        'routes',
        'page/scroll-memory',
        'page/use-scroll-to-top',
      ]),
    ),
  },
  // The first view of the sign-in; its other ways come when their tab is opened.
  {
    name: 'login',
    includeDependenciesRecursively: false,
    test: anyOf(
      modulesOf('node_modules/lucide-react/dist/esm/icons', ['eye', 'eye-off', 'graduation-cap', 'presentation']),
      modulesOf('apps/web/src/shared', [
        'account/use-demo-access',
        'captcha/lazy-captcha-dialog',
        'choices/text-draft',
      ]),
      modulesOf('packages/ui/src', ['password-input']),
      modulesOf('apps/web/src/features/sign-in', [
        'steps/choice-row',
        'demo-accounts',
        'steps/kept-step',
        'lazy-demo-accounts',
        'steps/lazy-parts',
        'login-form',
        'login-page',
        'login-problem',
        'problem-notice',
        'role-row',
        'sign-in-choice',
        'sign-in-frame',
        'steps/sign-in-steps',
        'use-caps-lock',
        'use-sign-in',
        'ways/use-sign-in-ways',
        'use-username-draft',
        'ways/way-waiting',
      ]),
    ),
  },
  // The icons of the shell and both homes share one file; otherwise each is a file of its own.
  {
    name: 'icons',
    test: modulesOf('node_modules/lucide-react/dist/esm/icons', [
      'app-window',
      'bell',
      'calendar-clock',
      'calendar-x',
      'circle',
      'circle-dashed',
      'clock',
      'door-open',
      'house',
      'log-out',
      'message-square-text',
      'panel-left-close',
      'panel-left-open',
      'radio',
      'search',
      'settings',
      'shield-check',
      'star',
      'user-round',
      'user-x',
    ]),
  },
  // This code draws on the school's page and on boards.
  {
    name: 'pens',
    test: anyOf(
      modulesOf('node_modules/lucide-react/dist/esm/icons', ['eraser', 'pen-line']),
      modulesOf('apps/web/src/shared/drawing', ['pens']),
    ),
  },
  // The school's own page. What asks the server for other schools comes when their place comes into sight.
  {
    name: 'home',
    includeDependenciesRecursively: false,
    test: anyOf(
      modulesOf('node_modules/lucide-react/dist/esm/icons', ['moon', 'sun']),
      modulesOf('apps/web/src/app/public-frame', ['(?!public-data).*']),
      modulesOf('apps/web/src/features/public-home', ['(?!school-shelf|shelf-skeleton).*']),
    ),
  },
]
