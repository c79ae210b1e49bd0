import { words } from './community';

export const frenchMen = words(`
  Alain, Albert, Alexandre, Alexis, Alphonse, Anatole, André, Anicet, Anselme, Antoine, Apollinaire,
  Aristide, Armand, Arsène, Aubin, Augustin, Barnabé, Barthélemy, Basile, Benjamin, Benoît, Bernard,
  Bertrand, Boris, Brice, Bruno, Calixte, Camille, Célestin, Césaire, Charles, Christian, Christophe,
  Clément, Constant, Crépin, Cyrille, Damien, Daniel, David, Désiré, Didier, Dieudonné, Dominique,
  Donatien, Édouard, Éloi, Emmanuel, Éric, Ernest, Étienne, Eugène, Fabrice, Félicien, Félix,
  Ferdinand, Fernand, Fidèle, Firmin, Florent, François, Frédéric, Gabriel, Gaston, Georges, Gérard,
  Germain, Gervais, Ghislain, Gilbert, Gilles, Grégoire, Guillaume, Guy, Hector, Henri, Hervé, Hilaire,
  Honoré, Hugues, Hyacinthe, Ignace, Innocent, Jacques, Jean, Jean-Baptiste, Jean-Claude, Jean-Marie,
  Jean-Paul, Jérémie, Jérôme, Joël, Joseph, Jules, Julien, Juste, Landry, Laurent, Léandre, Léon,
  Léopold, Lionel, Louis, Luc, Lucien, Marc, Marcel, Marius, Martial, Martin, Mathias, Mathieu, Maurice,
  Maxime, Médard, Michel, Modeste, Moïse, Narcisse, Nestor, Nicolas, Noël, Norbert, Octave, Olivier,
  Pacôme, Parfait, Pascal, Patrice, Patrick, Paul, Paul-Émile, Philippe, Pierre, Placide, Prosper,
  Raoul, Raphaël, Raymond, Rémi, René, Richard, Robert, Rodrigue, Roger, Roland, Romain, Romuald,
  Saturnin, Sébastien, Serge, Séverin, Simon, Stanislas, Stéphane, Sylvain, Sylvestre, Théodore,
  Théophile, Thierry, Thomas, Timothée, Ulrich, Urbain, Valentin, Valère, Victor, Vincent, Virgile,
  Vivien, Wilfried, Xavier, Yves, Zacharie
`);

export const frenchWomen = words(`
  Adèle, Adeline, Agathe, Agnès, Aimée, Albertine, Alice, Aline, Amélie, Anastasie, Anne, Anne-Marie,
  Annick, Antoinette, Apolline, Ariane, Aurélie, Béatrice, Bénédicte, Bernadette, Berthe, Blandine,
  Brigitte, Carine, Carole, Caroline, Catherine, Cécile, Célestine, Céline, Chantal, Charlotte,
  Christelle, Christiane, Christine, Claire, Clarisse, Claudine, Clémence, Clotilde, Colette, Corinne,
  Delphine, Denise, Diane, Dominique, Édith, Édwige, Éléonore, Éliane, Élisabeth, Élise, Émilie, Ernestine,
  Estelle, Esther, Eugénie, Eulalie, Eunice, Eve, Fabienne, Félicité, Fidélia, Flavie, Florence, Françoise,
  Gabrielle, Geneviève, Georgette, Germaine, Ghislaine, Gisèle, Grâce, Gwladys, Hélène, Henriette,
  Hortense, Huguette, Inès, Irène, Isabelle, Jacqueline, Jeanne, Jeannine, Joëlle, Josée, Joséphine,
  Josiane, Judith, Julie, Julienne, Juliette, Justine, Laetitia, Laure, Léa, Léocadie, Léontine, Lucie,
  Lucienne, Lydie, Madeleine, Marceline, Marguerite, Marie, Marie-Claire, Marie-Laure, Marie-Noëlle,
  Marie-Thérèse, Marlène, Marthe, Mathilde, Mélanie, Michèle, Mireille, Monique, Nadège, Nathalie,
  Nicole, Noëlie, Odette, Odile, Olga, Pascaline, Patricia, Paule, Pauline, Pélagie, Perpétue, Philomène,
  Prisca, Prudence, Rachel, Raïssa, Rébecca, Régine, Reine, Renée, Rita, Rosalie, Rose, Rose-Marie, Roxane,
  Ruth, Sabine, Sandrine, Séraphine, Simone, Solange, Sophie, Stéphanie, Suzanne, Sylvie, Thérèse,
  Valérie, Véronique, Victoire, Viviane, Yolande, Yvette, Yvonne, Zénaïde
`);
