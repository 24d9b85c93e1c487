import imports from './.dependency-cruiser.mjs';

/**
 * Features must not depend on each other in a circle, not even through different files. Tests are left out here: the
 * test world is made of every feature, and every feature's tests use it.
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
  options: { ...imports.options, exclude: { path: '\\.(test|fixture)\\.tsx?$|^apps/api/test/' } },
};
