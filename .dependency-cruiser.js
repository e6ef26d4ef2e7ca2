/**
 * The arrows of the project (docs/adr/0002): who may import whom. `a → b` reads "a may import b".
 * everything → base · web → classroom, ui, sdk · classroom/react → ui, core, ports · adapters, board → ports, core · server → sdk, classroom/core · mocks → server core, sdk
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid('no-cycles', 'A cycle has no first file to read, and one of types is a cycle, too.', {}, { circular: true }),
    forbid(
      'classroom-knows-no-backend',
      'A school embeds the classroom over its own backend: what it needs comes through a port.',
      { path: '^packages/classroom/' },
      { path: '^(packages/sdk|apps|mocks)/' },
    ),
    forbid(
      'core-is-pure',
      'core/ is rules and codecs: no React, no engines, no screens.',
      { path: '^packages/classroom/src/core/' },
      { path: '^packages/classroom/src/(adapters|board|react)/|^packages/ui/|node_modules/(react|react-dom)/' },
    ),
    forbid(
      'ports-know-core-only',
      'A port that mentions an engine has leaked.',
      { path: '^packages/classroom/src/ports/', pathNot: '\\.contract\\.ts$' },
      { path: '^packages/classroom/src/(adapters|board|react)/|^packages/ui/' },
    ),
    forbid(
      'engines-draw-no-screens',
      'Adapters and the board implement ports; React uses the ports.',
      { path: '^packages/classroom/src/(adapters|board)/' },
      { path: '^packages/classroom/src/react/|^packages/ui/' },
    ),
    forbid(
      'react-takes-engines-through-ports',
      'The host page picks the engines.',
      { path: '^packages/classroom/src/react/', pathNot: '/testing/|\\.test\\.tsx?$' },
      { path: '^packages/classroom/src/(adapters|board)/' },
    ),
    forbid(
      'base-imports-nothing',
      'base/ is below every other package: it runs in Node, in workers and in pages, and brings nothing along.',
      { path: '^packages/base/src/', pathNot: '\\.test\\.ts$' },
      { path: '.', pathNot: '^packages/base/src/' },
    ),
    forbid(
      'ui-stands-alone',
      'The design system knows no product.',
      { path: '^packages/ui/' },
      { path: '^(packages/(sdk|classroom)|apps|mocks)/' },
    ),
    forbid(
      'sdk-follows-spec',
      'The SDK is generated from spec/ and knows no screen.',
      { path: '^packages/sdk/' },
      { path: '^(packages/(ui|classroom)|apps|mocks)/' },
    ),
    forbid(
      'server-core-runs-anywhere',
      'Only src/node/ may touch Node: the same core runs in a browser worker.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/node/|\\.test\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'domain-is-rules',
      'domain/ takes plain values: it does not know how they are stored, asked for or sent.',
      { path: '^apps/server/src/domain/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(?!domain/)' },
    ),
    forbid(
      'http-knows-no-route',
      'Routes use http/, and only all-routes.ts lists them. Rooms and the office are behind routes.',
      { path: '^apps/server/src/http/' },
      { path: '^apps/server/src/(routes|jobs|demo|office|live|inspect|outside)/' },
    ),
    forbid(
      'db-stores-only',
      'db/ keeps what others decide.',
      { path: '^apps/server/src/db/' },
      { path: '^apps/server/src/(routes|http|jobs|auth|demo|office|live|objects|inspect|outside)/' },
    ),
    forbid(
      'office-behind-its-callers',
      'The school office is asked by routes, by its job and by the command; nothing below them knows it.',
      { path: '^apps/server/src/(domain|db|http|auth|live|objects|inspect|rtc|ports)/' },
      { path: '^apps/server/src/office/' },
    ),
    forbid(
      'office-changes-the-school',
      'The office works on rules and stores. Rooms, files, routes and jobs are not its own.',
      { path: '^apps/server/src/office/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(routes|jobs|live|objects|inspect|rtc|outside|demo)/' },
    ),
    forbid(
      'live-is-no-call',
      'Rooms live beside the calls: routes and jobs ask them, they ask neither.',
      { path: '^apps/server/src/live/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(routes|http|jobs|office|objects|inspect|outside|demo)/' },
    ),
    forbid(
      'objects-store-bytes',
      'Files are stored and handed out here. What a file is for is decided by those who ask.',
      { path: '^apps/server/src/objects/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(routes|jobs|office|live|rtc|outside|demo)/' },
    ),
    forbid(
      'inspect-reads-bytes',
      'Looking into a file needs its bytes and the rules about them.',
      { path: '^apps/server/src/inspect/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(?!(inspect|domain|ports)/)' },
    ),
    forbid(
      'forms-load-late',
      'Form library and validators come with a form, never with what every visit loads.',
      // A registration is fetched when its link was opened.
      {
        path: '^apps/web/src/(app|prerender|features/sign-in)/',
        pathNot: '\\.test\\.tsx?$|/invitation/registration-form\\.tsx$',
      },
      { path: '^apps/web/src/shared/forms/|node_modules/react-hook-form/|^packages/sdk/src/schemas\\.ts$' },
    ),
    forbid(
      'server-uses-classroom-core-only',
      'The server knows rules, not screens.',
      { path: '^apps/server/src/' },
      { path: '^packages/(ui/|classroom/src/(react|board|adapters)/)' },
    ),
    forbid(
      'server-core-knows-no-host',
      'Hosts use the core, never the other way round.',
      { path: '^apps/server/src/(?!node/)', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/node/' },
    ),
    forbid(
      'features-stand-apart',
      'Features do not import each other; app/ introduces them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'features-do-not-know-the-app',
      'app/ wires features, not the other way round.',
      { path: '^apps/web/src/(features|shared)/' },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'web-takes-mocks-lazily',
      'Of what is shipped, only the mock entry may load the in-browser backend.',
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(app/mocks|app/screens/|shared/testing/|.+[.]test[.]tsx?$)' },
      { path: '^mocks/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|generated|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.json'],
    },
  },
}
