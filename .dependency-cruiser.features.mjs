import imports from './.dependency-cruiser.mjs';

/**
 * Neither features nor the folders inside one depend on each other in a circle, not even through different files. Tests
 * are left out: every feature's tests use the test world, which is made of every feature.
 */
export default {
  forbidden: [
    {
      name: 'no-feature-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '/features/' },
      to: { path: '/features/', circular: true },
    },
  ],
  options: {
    ...imports.options,
    exclude: { path: `\\.(test|fixture)\\.tsx?$|^apps/api/test/|${imports.options.exclude.path}` },
  },
};
