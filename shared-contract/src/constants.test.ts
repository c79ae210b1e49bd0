import * as contract from './index';

/** product.md, section 9, and the lists of sections 1, 3 and 5, word for word. */
test('has the constants of the description', () => {
  expect(contract.requestTimeoutMs).toBe(10_000);
  expect(contract.toastMs).toBe(4_000);
  expect(contract.searchToggleMs).toBe(500);
  expect(contract.homeItems).toEqual({ newsAsked: 5, newsShown: 6, opportunitiesShown: 6 });
  expect(contract.pageWindow).toBe(5);
  expect(contract.advantagesShown).toBe(3);
  expect(contract.referentSlots).toBe(3);
  expect(contract.minimumSlides).toBe(3);
  expect(contract.passwordLength).toEqual({ min: 8, max: 128 });
  expect(contract.uploadLimitBytes).toBe(5_242_880);
});

test('has the static lists of the description', () => {
  expect(contract.lastGrades).toEqual(['BTS', 'Licence', 'Master']);
  expect(contract.campusCountries).toEqual(['Bénin', 'Gabon', 'Togo']);
  expect(contract.quickFields).toEqual(['Droit', 'Comptabilité', 'Finance']);
  expect(contract.opportunityTypes).toEqual(['EMPLOI', 'STAGE', 'AFFAIRE']);
  expect(contract.maritalStatuses).toEqual(['Célibataire', 'Marié']);
  expect(contract.sexes).toEqual(['M', 'F']);
  expect(contract.Profile).toEqual({ alumnus: 1, administrator: 2, accountant: 3 });
  expect(contract.firstYear).toBe(1994);
});

test('has the lengths at which texts are cut', () => {
  expect(contract.truncations).toEqual({
    homeNewsTitle: 30,
    homeNewsContent: 80,
    homeOpportunityTitle: 30,
    homeOpportunityDescription: 80,
    alumnusName: 20,
    alumnusEmail: 22,
    profileHeaderEmail: 20,
    profileFormEmail: 25,
    opportunityTitle: 20,
    opportunityPublisher: 20,
    opportunityDescription: 50,
    adminNewsTitle: 50,
    slideSubtitle: 20,
    sidebarNewsTitle: 115,
  });
});
